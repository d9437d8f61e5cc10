#pragma once

#include <sqlite3.h>
#include <stdbool.h>

// SQLITE_TRANSIENT is a cast, which Swift can't import; and no text at all would be NULL.
static inline int counterbell_bind_text(sqlite3_stmt *statement, int index, const char *text, int size) {
  return sqlite3_bind_text(statement, index, text ? text : "", size, SQLITE_TRANSIENT);
}

// sqlite3_db_config takes a variable number of arguments, which Swift can't pass.
static inline void counterbell_keep_waiting_changes(sqlite3 *database, bool keeps) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, (int)keeps, (int *)0);
}
