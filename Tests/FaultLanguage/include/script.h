#pragma once

#include <stdint.h>

// What a rule of a script does to a call or to the play.
enum fault_kind {
  FAULT_NONE,
  FAULT_ERROR,  // the call fails with `value`, an errno
  FAULT_DELAY,  // the call takes `value` milliseconds longer
  FAULT_HANG,   // the call never returns
  FAULT_SHORT,  // a write takes `value` frames at most, and the next one none
  FAULT_STALL,  // the card stops to consume
  FAULT_NEVER,  // poll never says that there is room
};

struct fault {
  enum fault_kind kind;
  long value;
};

// When a rule holds: at every call, at one, at the first few, or after so many frames of play.
enum rule_scope { SCOPE_EVERY, SCOPE_ONE, SCOPE_FIRST, SCOPE_FRAMES };

struct rule {
  char call[16];
  enum rule_scope scope;
  unsigned long number;
  struct fault fault;
};

enum { MOST_RULES = 16 };

struct script {
  struct rule rules[MOST_RULES];
  int count;
};

// Reads "open*3=EBUSY;write#2=delay:1000"; returns 0, or -1 for a text that is not a script.
int script_read(struct script *script, const char *text);

// The fault of a call's nth use, counted from 1.
struct fault script_fault(const struct script *script, const char *call, unsigned long number);

// The rule of the play, or null.
const struct rule *script_play(const struct script *script);
