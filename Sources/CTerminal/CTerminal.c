#define _GNU_SOURCE

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

static struct {
  int input, output, wake_read, wake_write;
  const char *enter, *leave;
  size_t enter_size, leave_size;
  struct termios found, taken;
} terminal;
static atomic_bool is_taken;

static void write_all(int descriptor, const char *text, size_t size) {
  while (size > 0) {
    ssize_t count = write(descriptor, text, size);
    if (count < 0 && errno != EINTR) return;
    if (count > 0) {
      text += count;
      size -= (size_t)count;
    }
  }
}

/// Sets the terminal's attributes even from the background, where the kernel would stop the program for it.
static void set_attributes(const struct termios *attributes) {
  sigset_t block, before;
  sigemptyset(&block);
  sigaddset(&block, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &block, &before);
  while (tcsetattr(terminal.input, TCSADRAIN, attributes) < 0 && errno == EINTR) {
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void take(void) {
  set_attributes(&terminal.taken);
  write_all(terminal.output, terminal.enter, terminal.enter_size);
}

static void give_back(void) {
  write_all(terminal.output, terminal.leave, terminal.leave_size);
  set_attributes(&terminal.found);
}

void counterbell_terminal_leave(void) {
  if (atomic_exchange(&is_taken, false)) give_back();
}

static void on_end(int signal) {
  counterbell_terminal_leave();
  _exit(128 + signal);
}

/// The handler was installed to run once: the signal that comes again ends the program as it would have.
static void on_crash(int signal) {
  counterbell_terminal_leave();
  raise(signal);
}

static void on_redraw(int signal) {
  (void)signal;
  int error = errno;
  if (write(terminal.wake_write, "", 1) < 0) {
    // The pipe is full: the redraw is already asked for.
  }
  errno = error;
}

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

/// Stops with the terminal given back; the line behind `raise` runs when the program is continued.
static void on_stop(int signal) {
  int error = errno;
  give_back();
  handle(signal, SIG_DFL, 0);
  sigset_t unblock, before;
  sigemptyset(&unblock);
  sigaddset(&unblock, signal);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &unblock, &before);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  handle(signal, on_stop, SA_RESTART);
  take();
  on_redraw(signal);
  errno = error;
}

void counterbell_exit_on_signals(void) {
  const int ending[] = {SIGINT, SIGTERM, SIGQUIT};
  sigset_t unblock;
  sigemptyset(&unblock);
  sigaddset(&unblock, SIGHUP);
  for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) {
    handle(ending[i], on_end, 0);
    sigaddset(&unblock, ending[i]);
  }
  // nohup(1) asks to outlive the terminal.
  struct sigaction inherited;
  if (sigaction(SIGHUP, NULL, &inherited) == 0 && inherited.sa_handler != SIG_IGN) handle(SIGHUP, on_end, 0);
  // Whoever started the program may have left them blocked.
  pthread_sigmask(SIG_UNBLOCK, &unblock, NULL);
}

int counterbell_terminal_enter(int input, int output, const char *enter, size_t enter_size, const char *leave,
                               size_t leave_size) {
  int wake[2];
  if (tcgetattr(input, &terminal.found) < 0 || pipe2(wake, O_CLOEXEC | O_NONBLOCK) < 0) return -1;
  terminal.input = input;
  terminal.output = output;
  terminal.wake_read = wake[0];
  terminal.wake_write = wake[1];
  terminal.enter = enter;
  terminal.enter_size = enter_size;
  terminal.leave = leave;
  terminal.leave_size = leave_size;
  terminal.taken = terminal.found;
  terminal.taken.c_iflag &= ~(tcflag_t)(IXON | INLCR | IGNCR);
  terminal.taken.c_iflag |= ICRNL;
  terminal.taken.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  terminal.taken.c_cc[VMIN] = 1;
  terminal.taken.c_cc[VTIME] = 0;

  counterbell_exit_on_signals();
  const int crashing[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  for (size_t i = 0; i < sizeof crashing / sizeof *crashing; i++) handle(crashing[i], on_crash, SA_RESETHAND);
  handle(SIGTSTP, on_stop, SA_RESTART);
  handle(SIGWINCH, on_redraw, SA_RESTART);
  atomic_store(&is_taken, true);
  take();
  return terminal.wake_read;
}

int counterbell_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
