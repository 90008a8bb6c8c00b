#include "csqlite.h"

#if __has_include(<sqlite3.h>)
#include <dlfcn.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

struct csqlite {
  sqlite3 *database;
  /* The number of the handler's calls since the database was opened. */
  int calls;
};

#define FUNCTIONS(X)                                                                               \
  X(open_v2) X(close_v2) X(deserialize) X(serialize) X(malloc64) X(free) X(db_config) X(limit)     \
  X(create_collation) X(progress_handler) X(exec) X(prepare_v2) X(step) X(reset) X(finalize)       \
  X(column_int64) X(column_double) X(column_blob) X(column_bytes) X(bind_int64) X(bind_text)

#define DECLARE(name) static __typeof__(sqlite3_##name) *call_##name;
FUNCTIONS(DECLARE)

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_loaded = 1;
#define LOAD(name)                                                                                 \
  *(void **)&call_##name = dlsym(library, "sqlite3_" #name);                                       \
  if (call_##name == NULL) is_loaded = 0;
  FUNCTIONS(LOAD)
}

int csqlite_is_available(void) {
  pthread_once(&once, load);
  return is_loaded;
}

/* The instructions of SQLite's machine between two calls of the handler, and the number of calls
   after which a statement has taken too long. */
enum { instructions = 1000000, most_calls = 300 };

/* The most bytes of a value. A collection keeps all kinds of notes in one value. */
enum { longest_value = 32 << 20 };

static int count_call(void *calls) { return ++*(int *)calls > most_calls; }

/* Stands in for Anki's own order of names. Nothing here depends on the order. */
static int compare(void *unused, int size, const void *text, int other_size, const void *other) {
  (void)unused;
  int order = memcmp(text, other, (size_t)(size < other_size ? size : other_size));
  return order != 0 ? order : size - other_size;
}

csqlite *csqlite_create(void) {
  if (!csqlite_is_available()) return NULL;
  csqlite *made = calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY;
  if (call_open_v2(":memory:", &made->database, flags, NULL) == SQLITE_OK) return made;
  csqlite_close(made);
  return NULL;
}

csqlite *csqlite_open(const void *bytes, int64_t size) {
  /* The header alone has 100 bytes. */
  if (size < 100 || memcmp(bytes, "SQLite format 3", 16) != 0) return NULL;
  csqlite *made = csqlite_create();
  if (made == NULL) return NULL;
  sqlite3 *database = made->database;
  uint8_t *copy = call_malloc64((sqlite3_uint64)size);
  if (copy == NULL) {
    csqlite_close(made);
    return NULL;
  }
  memcpy(copy, bytes, (size_t)size);
  /* A database in memory has no log beside it, so its header must not ask for one. */
  copy[18] = copy[19] = 1;
  unsigned flags = SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY;
  /* This frees the copy, even if it fails. */
  if (call_deserialize(database, "main", copy, size, size, flags) != SQLITE_OK) {
    csqlite_close(made);
    return NULL;
  }
  call_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  call_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  call_limit(database, SQLITE_LIMIT_ATTACHED, 0);
  call_limit(database, SQLITE_LIMIT_LENGTH, longest_value);
#ifdef SQLITE_DBCONFIG_ENABLE_VIEW
  /* A view is a program by the author of the file. SQLite can refuse views since version 3.31. */
  call_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
#endif
  call_progress_handler(database, instructions, count_call, &made->calls);
  call_create_collation(database, "unicase", SQLITE_UTF8, NULL, compare);
  return made;
}

void csqlite_close(csqlite *database) {
  if (database == NULL) return;
  call_close_v2(database->database);
  free(database);
}

int csqlite_exec(csqlite *database, const char *sql) {
  return call_exec(database->database, sql, NULL, NULL, NULL) == SQLITE_OK ? 0 : -1;
}

csqlite_statement *csqlite_prepare(csqlite *database, const char *sql) {
  sqlite3_stmt *statement = NULL;
  if (call_prepare_v2(database->database, sql, -1, &statement, NULL) == SQLITE_OK) return statement;
  call_finalize(statement);
  return NULL;
}

void csqlite_finalize(csqlite_statement *statement) { call_finalize(statement); }

int csqlite_step(csqlite_statement *statement) {
  int status = call_step(statement);
  return status == SQLITE_ROW ? 1 : status == SQLITE_DONE ? 0 : -1;
}

void csqlite_reset(csqlite_statement *statement) { call_reset(statement); }

int64_t csqlite_column_int64(csqlite_statement *statement, int column) {
  return call_column_int64(statement, column);
}

double csqlite_column_double(csqlite_statement *statement, int column) {
  return call_column_double(statement, column);
}

const uint8_t *csqlite_column_bytes(csqlite_statement *statement, int column, int *count) {
  const uint8_t *bytes = call_column_blob(statement, column);
  *count = call_column_bytes(statement, column);
  return bytes;
}

void csqlite_bind_int64(csqlite_statement *statement, int place, int64_t value) {
  call_bind_int64(statement, place, value);
}

void csqlite_bind_text(csqlite_statement *statement, int place, const char *bytes, int count) {
  call_bind_text(statement, place, bytes, count, SQLITE_TRANSIENT);
}

uint8_t *csqlite_serialize(csqlite *database, int64_t *size) {
  sqlite3_int64 count = 0;
  uint8_t *bytes = call_serialize(database->database, "main", &count, 0);
  *size = count;
  return bytes;
}

void csqlite_free(uint8_t *bytes) { call_free(bytes); }

#else

int csqlite_is_available(void) { return 0; }
csqlite *csqlite_open(const void *bytes, int64_t size) { return (void)bytes, (void)size, NULL; }
csqlite *csqlite_create(void) { return NULL; }
void csqlite_close(csqlite *database) { (void)database; }
int csqlite_exec(csqlite *database, const char *sql) { return (void)database, (void)sql, -1; }
csqlite_statement *csqlite_prepare(csqlite *database, const char *sql) {
  return (void)database, (void)sql, NULL;
}
void csqlite_finalize(csqlite_statement *statement) { (void)statement; }
int csqlite_step(csqlite_statement *statement) { return (void)statement, -1; }
void csqlite_reset(csqlite_statement *statement) { (void)statement; }
int64_t csqlite_column_int64(csqlite_statement *statement, int column) {
  return (void)statement, (void)column, 0;
}
double csqlite_column_double(csqlite_statement *statement, int column) {
  return (void)statement, (void)column, 0;
}
const uint8_t *csqlite_column_bytes(csqlite_statement *statement, int column, int *count) {
  *count = 0;
  return (void)statement, (void)column, NULL;
}
void csqlite_bind_int64(csqlite_statement *statement, int place, int64_t value) {
  (void)statement, (void)place, (void)value;
}
void csqlite_bind_text(csqlite_statement *statement, int place, const char *bytes, int count) {
  (void)statement, (void)place, (void)bytes, (void)count;
}
uint8_t *csqlite_serialize(csqlite *database, int64_t *size) {
  return (void)database, (void)size, NULL;
}
void csqlite_free(uint8_t *bytes) { (void)bytes; }

#endif
