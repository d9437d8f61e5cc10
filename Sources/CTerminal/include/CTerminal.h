#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What Swift can't do: handle a signal. A handler may only touch what was made ready before it ran, and call
// only what signal-safety(7) lists. And `wcwidth`, `prctl` and `adjtimex`, which Swift's Glibc module leaves out.

/// Ends the program with 128 + the signal's number on SIGINT, SIGTERM, SIGQUIT and, unless nohup(1) asked otherwise,
/// SIGHUP: at any moment, with the terminal given back.
void counterbell_exit_on_signals(void);

/// Takes over the terminal: lines are no longer edited or echoed by the kernel, and `enter` is written.
///
/// Whatever ends or stops the program from here on puts the terminal back as it was found and writes `leave`. In the
/// background it stops, as programs do, until it is in the foreground. Both texts must live until the end of the
/// program. When it is locked no key sends a signal or stops the output, and SIGINT, SIGQUIT and SIGTSTP do nothing.
/// Returns a descriptor that becomes readable when the screen must be drawn again (a resize, or a return
/// from a stop), or -1 with errno set.
int counterbell_terminal_enter(int input, int output, const char *enter, size_t enter_size, const char *leave,
                               size_t leave_size, bool is_locked);

/// Takes over the terminal for lines that are typed without being shown; the kernel still edits them.
///
/// It is given back as after `counterbell_terminal_enter`, with a line end. Returns 0, or -1 with errno set.
int counterbell_terminal_hide_typing(int input, int output);

/// Puts the terminal back as it was found and writes `leave`; harmless when it is not taken over.
void counterbell_terminal_leave(void);

/// Writes a line to standard error, from any thread.
///
/// While the terminal is taken over and standard error is a terminal too, the line waits until it is given back; of
/// more than 4 KB only the first are kept.
void counterbell_tell_operator(const char *line, size_t size);

/// From here on the program's memory gets into no core dump, however it ends, and no other program of the same user
/// may look into it. Returns 0, or -1 with errno set.
int counterbell_forbid_core_dumps(void);

/// Makes this thread's table of characters that of UTF-8, once; other threads keep theirs.
void counterbell_use_utf8(void);

/// How many columns a character takes by this thread's table, or -1 for a control character.
int counterbell_width(uint32_t scalar);

/// Whether something keeps the system's clock right: 1 or 0, or -1 where the system does not tell.
int counterbell_clock_is_synchronised(void);
