#pragma once
#include <stdint.h>

/* SQLite databases in memory. The first call loads the library. Each function calls the SQLite
   function that has the rest of its name. */

typedef struct csqlite csqlite;
typedef struct sqlite3_stmt csqlite_statement;

/* Returns whether the library is there. */
int csqlite_is_available(void);

/* Opens a database in memory, which it never changes. So a stranger's file can define no function,
   and name no other file. Returns NULL for bytes that are not a database. */
csqlite *csqlite_open(const void *bytes, int64_t size);

/* Makes an empty database. */
csqlite *csqlite_create(void);

void csqlite_close(csqlite *database);

/* Returns 0, or -1. */
int csqlite_exec(csqlite *database, const char *sql);

/* Returns NULL for a statement that does not suit the database. */
csqlite_statement *csqlite_prepare(csqlite *database, const char *sql);
void csqlite_finalize(csqlite_statement *statement);

/* Returns 1 for a row, 0 at the end, and -1 for a broken database, or for a statement that takes
   too long. */
int csqlite_step(csqlite_statement *statement);
void csqlite_reset(csqlite_statement *statement);

int64_t csqlite_column_int64(csqlite_statement *statement, int column);
double csqlite_column_double(csqlite_statement *statement, int column);
/* Returns the bytes of a text or a blob, which are valid until the next step. */
const uint8_t *csqlite_column_bytes(csqlite_statement *statement, int column, int *count);

void csqlite_bind_int64(csqlite_statement *statement, int place, int64_t value);
void csqlite_bind_text(csqlite_statement *statement, int place, const char *bytes, int count);

/* Returns the bytes of the whole database, which csqlite_free frees; NULL if the memory does not
   suffice. */
uint8_t *csqlite_serialize(csqlite *database, int64_t *size);
void csqlite_free(uint8_t *bytes);
