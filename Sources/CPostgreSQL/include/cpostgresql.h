#pragma once
#include <stdint.h>

/* Connections to a database that speaks PostgreSQL's wire. The first call loads libpq. */

typedef struct cpostgresql cpostgresql;
typedef struct cpostgresql_result cpostgresql_result;

/* Returns whether the library is there. */
int cpostgresql_is_available(void);

/* Returns whether a text is an address that libpq understands and that has no password. Otherwise
   *reason is a sentence that cpostgresql_free frees, or NULL if the address has a password. */
int cpostgresql_is_address(const char *address, char **reason);

/* Connects. Returns NULL if the memory does not suffice; otherwise cpostgresql_is_open tells
   whether there is a connection. */
cpostgresql *cpostgresql_connect(const char *address, const char *program, int seconds);
int cpostgresql_is_open(const cpostgresql *connection);
/* Returns the reason for which there is no connection. It is valid until the next call. */
const char *cpostgresql_reason(const cpostgresql *connection);
void cpostgresql_close(cpostgresql *connection);

/* The type of a parameter: the identifiers are PostgreSQL's own, which its kin share. */
enum { cpostgresql_bytes = 17, cpostgresql_integer = 20, cpostgresql_text = 25 };

typedef struct {
  uint32_t type;
  const char *bytes; /* NULL stands for SQL's NULL. Integers are 8 bytes, the highest first. */
  int size;
} cpostgresql_parameter;

/* Runs an unnamed statement and waits for its result, at most for some milliseconds. Returns NULL
   if the connection is lost or the time is over; the connection is then of no more use. */
cpostgresql_result *cpostgresql_run(cpostgresql *connection, const char *sql,
                                    const cpostgresql_parameter *parameters, int count,
                                    int milliseconds);

/* Returns the five characters of the SQLSTATE of a failed statement; NULL for one that succeeded. */
const char *cpostgresql_state(const cpostgresql_result *result);
const char *cpostgresql_message(const cpostgresql_result *result);
int cpostgresql_rows(const cpostgresql_result *result);
/* Returns the number of rows that the statement changed. */
int64_t cpostgresql_changed(const cpostgresql_result *result);
/* Returns the bytes of a value, which are valid until the result is freed; NULL for SQL's NULL. */
const uint8_t *cpostgresql_value(const cpostgresql_result *result, int row, int column, int *size);
void cpostgresql_discard(cpostgresql_result *result);
void cpostgresql_free(char *text);
