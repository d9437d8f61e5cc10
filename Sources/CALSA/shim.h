#pragma once

#include <alsa/asoundlib.h>
#include <pthread.h>
#include <sys/eventfd.h>

// The handler's type is variadic, which Swift can't import: libasound's own text must never reach the terminal.
static inline void counterbell_alsa_discard(const char *file, int line, const char *function, int error,
                                            const char *format, ...) {}
static inline void counterbell_alsa_silence(void) { snd_lib_error_set_handler(counterbell_alsa_discard); }

// The C library hides these unless _GNU_SOURCE is defined, which Swift's importer doesn't do.
int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock, const struct timespec *end);
int pthread_setname_np(pthread_t thread, const char *name);
