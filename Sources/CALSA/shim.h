#pragma once

#include <alsa/asoundlib.h>
#include <pthread.h>
#include <sched.h>
#include <sys/eventfd.h>

// The handler's type is variadic, which Swift can't import: libasound's own text must never reach the terminal.
static inline void counterbell_alsa_discard(const char *file, int line, const char *function, int error,
                                            const char *format, ...) {}
static inline void counterbell_alsa_silence(void) { snd_lib_error_set_handler(counterbell_alsa_discard); }

// SCHED_RESET_ON_FORK, hidden without _GNU_SOURCE, keeps the priority from the threads that a plugin starts.
static inline int counterbell_schedule_in_real_time(void) {
  struct sched_param lowest = {.sched_priority = sched_get_priority_min(SCHED_RR)};
  return sched_setscheduler(0, SCHED_RR | 0x40000000, &lowest);
}
static inline int counterbell_schedule_as_others(void) {
  struct sched_param none = {.sched_priority = 0};
  return sched_setscheduler(0, SCHED_OTHER | 0x40000000, &none);
}

// The C library hides these two unless _GNU_SOURCE is defined, which Swift's importer doesn't do.
int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock, const struct timespec *end);
int pthread_setname_np(pthread_t thread, const char *name);
