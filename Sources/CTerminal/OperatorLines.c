#define _GNU_SOURCE

#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

/// Lines for the operator that wait for the terminal to be given back.
static struct {
  atomic_flag lock;
  char text[4096];
  size_t size;
} held = {.lock = ATOMIC_FLAG_INIT};

void hold_signals(sigset_t *before) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, before);
}

void release_signals(const sigset_t *before) { pthread_sigmask(SIG_SETMASK, before, NULL); }

void write_all(int descriptor, const char *text, size_t size) {
  while (size > 0) {
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (poll(&room, 1, 200) == 0) return;
    ssize_t count = write(descriptor, text, size);
    if (count < 0 && errno != EINTR && errno != EAGAIN) return;
    if (count > 0) {
      text += count;
      size -= (size_t)count;
    }
  }
}

static void lock_held(void) {
  while (atomic_flag_test_and_set(&held.lock)) {
  }
}

void release_operator_lines(void) {
  lock_held();
  write_all(STDERR_FILENO, held.text, held.size);
  held.size = 0;
  atomic_flag_clear(&held.lock);
}

void counterbell_tell_operator(const char *line, size_t size) {
  // A handler that waited for the lock of the thread it interrupted would wait for ever.
  sigset_t before;
  hold_signals(&before);
  lock_held();
  bool must_wait = atomic_load(&terminal_is_taken) && isatty(STDERR_FILENO);
  if (must_wait && size <= sizeof held.text - held.size) {
    memcpy(held.text + held.size, line, size);
    held.size += size;
  }
  atomic_flag_clear(&held.lock);
  if (!must_wait) write_all(STDERR_FILENO, line, size);
  release_signals(&before);
}
