#pragma once

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/// Whether the terminal is taken over now.
extern atomic_bool terminal_is_taken;

/// Keeps every signal handler from running until `release_signals`, so that none sees a thing half done.
void hold_signals(sigset_t *before);
void release_signals(const sigset_t *before);

/// Writes a short text, and gives up on a descriptor that takes nothing for a while.
void write_all(int descriptor, const char *text, size_t size);

/// Writes the operator's lines that waited for the terminal; the caller holds the signals.
void release_operator_lines(void);
