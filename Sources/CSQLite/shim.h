#pragma once

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which Swift can't import.
static inline int counterbell_bind_text(sqlite3_stmt *statement, int index, const char *text, int size) {
  return sqlite3_bind_text(statement, index, text, size, SQLITE_TRANSIENT);
}
