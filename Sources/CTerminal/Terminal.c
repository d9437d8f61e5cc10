#define _GNU_SOURCE

#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <termios.h>
#include <unistd.h>

static struct {
  int input, output, wake_read, wake_write;
  const char *enter, *leave;
  size_t enter_size, leave_size;
  struct termios found, taken;
} terminal;
atomic_bool terminal_is_taken;

static const int ending_signals[] = {SIGINT, SIGTERM, SIGQUIT, SIGHUP};
static const int key_signals[] = {SIGINT, SIGQUIT, SIGTSTP};
static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
#define COUNT(array) (sizeof(array) / sizeof *(array))

static void set_attributes(const struct termios *attributes) {
  while (tcsetattr(terminal.input, TCSANOW, attributes) < 0 && errno == EINTR) {
  }
}

/// Gives the terminal back if it is taken; the caller holds the signals.
static bool give_back(void) {
  if (!atomic_exchange(&terminal_is_taken, false)) return false;
  set_attributes(&terminal.found);
  write_all(terminal.output, terminal.leave, terminal.leave_size);
  release_operator_lines();
  return true;
}

void counterbell_terminal_leave(void) {
  sigset_t before;
  hold_signals(&before);
  give_back();
  release_signals(&before);
}

/// Whether the terminal is this program's to use; where job control does not reach it always is.
static bool is_in_foreground(void) {
  pid_t group = tcgetpgrp(terminal.input);
  return group < 0 || group == getpgrp();
}

/// Stops until the program is in the foreground; false when stopping has no effect.
static bool wait_for_foreground(void) {
  for (int tries = 0; !is_in_foreground(); tries++) {
    if (tries == 50) return false;
    raise(SIGTTIN);
    poll(NULL, 0, 20);
  }
  return true;
}

static bool take(void) {
  if (!wait_for_foreground()) {
    errno = EIO;
    return false;
  }
  sigset_t before;
  hold_signals(&before);
  set_attributes(&terminal.taken);
  atomic_store(&terminal_is_taken, true);
  write_all(terminal.output, terminal.enter, terminal.enter_size);
  release_signals(&before);
  return true;
}

static void on_end(int signal) {
  give_back();
  _exit(128 + signal);
}

/// The handler was installed to run once: the signal that comes again ends the program as it would have.
static void on_crash(int signal) {
  give_back();
  raise(signal);
}

static void ask_for_redraw(void) {
  if (write(terminal.wake_write, "", 1) < 0) {
    // The pipe is full: the redraw is already asked for.
  }
}

static void on_resize(int signal) {
  (void)signal;
  int error = errno;
  ask_for_redraw();
  errno = error;
}

/// Installs a handler that no other signal interrupts, or one that any may.
static void handle(int signal, void (*handler)(int), int flags, bool is_interruptible) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  if (is_interruptible) {
    sigemptyset(&action.sa_mask);
  } else {
    sigfillset(&action.sa_mask);
  }
  sigaction(signal, &action, NULL);
}

/// Stops with the terminal given back; what stands behind `raise` runs when the program goes on.
static void on_stop(int signal) {
  int error = errno;
  sigset_t before, unblock;
  hold_signals(&before);
  bool was_taken = give_back();
  release_signals(&before);
  handle(signal, SIG_DFL, 0, true);
  raise(signal);
  sigemptyset(&unblock);
  sigaddset(&unblock, signal);
  pthread_sigmask(SIG_UNBLOCK, &unblock, &before);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  handle(signal, on_stop, SA_RESTART, true);
  if (was_taken && take()) ask_for_redraw();
  errno = error;
}

/// After a stop that nobody could prepare for, whoever was in front meanwhile has set the terminal anew.
static void on_continue(int signal) {
  (void)signal;
  int error = errno;
  if (atomic_load(&terminal_is_taken) && is_in_foreground()) {
    set_attributes(&terminal.taken);
    write_all(terminal.output, terminal.enter, terminal.enter_size);
    ask_for_redraw();
  }
  errno = error;
}

void counterbell_exit_on_signals(void) {
  sigset_t unblock;
  sigemptyset(&unblock);
  for (size_t i = 0; i < COUNT(ending_signals); i++) {
    struct sigaction inherited;
    bool is_ignored = sigaction(ending_signals[i], NULL, &inherited) == 0 && inherited.sa_handler == SIG_IGN;
    // nohup(1) asks to outlive the terminal.
    if (ending_signals[i] == SIGHUP && is_ignored) continue;
    handle(ending_signals[i], on_end, 0, false);
    sigaddset(&unblock, ending_signals[i]);
  }
  // Whoever started the program may have left them blocked.
  pthread_sigmask(SIG_UNBLOCK, &unblock, NULL);
}

/// Notes how the terminal is found; false with errno set.
static bool find_terminal(int input, int output) {
  terminal.input = input;
  terminal.output = output;
  if (!wait_for_foreground()) {
    errno = EIO;
    return false;
  }
  if (tcgetattr(input, &terminal.found) < 0) return false;
  terminal.taken = terminal.found;
  return true;
}

/// Takes over the terminal, and sees to it that whatever ends or stops the program gives it back.
static bool take_with_handlers(bool is_locked) {
  counterbell_exit_on_signals();
  for (size_t i = 0; i < COUNT(crash_signals); i++) handle(crash_signals[i], on_crash, SA_RESETHAND, false);
  handle(SIGTSTP, on_stop, SA_RESTART, true);
  // Another program at the same terminal can send what the keys no longer do.
  if (is_locked) for (size_t i = 0; i < COUNT(key_signals); i++) handle(key_signals[i], SIG_IGN, 0, true);
  handle(SIGCONT, on_continue, SA_RESTART, false);
  return take();
}

int counterbell_terminal_enter(int input, int output, const char *enter, size_t enter_size, const char *leave,
                               size_t leave_size, bool is_locked) {
  int wake[2];
  terminal.enter = enter;
  terminal.enter_size = enter_size;
  terminal.leave = leave;
  terminal.leave_size = leave_size;
  if (!find_terminal(input, output) || pipe2(wake, O_CLOEXEC | O_NONBLOCK) < 0) return -1;
  terminal.wake_read = wake[0];
  terminal.wake_write = wake[1];
  terminal.taken.c_iflag &= ~(tcflag_t)(IXON | INLCR | IGNCR | ICRNL);
  terminal.taken.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  if (is_locked) {
    terminal.taken.c_iflag = (terminal.taken.c_iflag & ~(tcflag_t)BRKINT) | IGNBRK;
    terminal.taken.c_lflag &= ~(tcflag_t)ISIG;
  }
  terminal.taken.c_cc[VMIN] = 1;
  terminal.taken.c_cc[VTIME] = 0;
  handle(SIGWINCH, on_resize, SA_RESTART, false);
  return take_with_handlers(is_locked) ? terminal.wake_read : -1;
}

int counterbell_terminal_hide_typing(int input, int output) {
  terminal.enter = "";
  terminal.enter_size = 0;
  terminal.leave = "\n";
  terminal.leave_size = 1;
  if (!find_terminal(input, output)) return -1;
  // Nobody waits for a redraw.
  terminal.wake_read = terminal.wake_write = -1;
  terminal.taken.c_lflag &= ~(tcflag_t)(ECHO | ECHONL);
  terminal.taken.c_lflag |= ICANON;
  return take_with_handlers(false) ? 0 : -1;
}
