#pragma once

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which Swift can't import; and no text at all would be NULL.
static inline int counterbell_bind_text(sqlite3_stmt *statement, int index, const char *text, int size) {
  return sqlite3_bind_text(statement, index, text ? text : "", size, SQLITE_TRANSIENT);
}

// Swift can't call functions with a variable number of arguments.
static inline int counterbell_checkpoint_on_close(sqlite3 *database, int is_wanted) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !is_wanted, (int *)0);
}
