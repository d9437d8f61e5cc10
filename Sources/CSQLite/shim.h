#pragma once

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which Swift can't import; and no text at all would be NULL.
static inline int counterbell_bind_text(sqlite3_stmt *statement, int index, const char *text, int size) {
  return sqlite3_bind_text(statement, index, text ? text : "", size, SQLITE_TRANSIENT);
}
