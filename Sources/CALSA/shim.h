#pragma once

#include <alsa/asoundlib.h>
#include <pthread.h>
#include <sched.h>
#include <sys/eventfd.h>

// The handler's type is variadic, which Swift can't import: libasound's own text must never reach the terminal.
static inline void counterbell_alsa_discard(const char *file, int line, const char *function, int error,
                                            const char *format, ...) {}
static inline void counterbell_alsa_silence(void) { snd_lib_error_set_handler(counterbell_alsa_discard); }

// The C library hides these unless _GNU_SOURCE is defined, which Swift's importer doesn't do.
int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock, const struct timespec *end);
int pthread_setname_np(pthread_t thread, const char *name);
int sched_getcpu(void);
int sched_getaffinity(pid_t thread, size_t size, void *processors);
int sched_setaffinity(pid_t thread, size_t size, const void *processors);
enum { COUNTERBELL_SCHED_RESET_ON_FORK = 0x40000000 };

// The header's type for a set of processors has no members that Swift could set. Gives the calling thread those that
// the program has, but for one; a negative number leaves none out.
static inline int counterbell_stay_off_processor(pid_t program, int processor) {
  unsigned char processors[1024] = {0};
  int left = 0;
  if (sched_getaffinity(program, sizeof processors, processors) < 0) return -1;
  if (processor >= 0 && processor < 8192) processors[processor / 8] &= (unsigned char)~(1u << processor % 8);
  for (unsigned long i = 0; i < sizeof processors; i++) left |= processors[i];
  return left ? sched_setaffinity(0, sizeof processors, processors) : -1;
}
