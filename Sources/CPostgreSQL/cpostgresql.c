#include "cpostgresql.h"

#if __has_include(<postgresql/libpq-fe.h>)
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct cpostgresql {
  PGconn *connection;
};

#define FUNCTIONS(X)                                                                               \
  X(connectdbParams) X(status) X(errorMessage) X(finish) X(sendQueryParams) X(setnonblocking)      \
  X(flush) X(socket) X(setNoticeProcessor) X(consumeInput) X(isBusy) X(getResult)                  \
  X(resultStatus) X(resultErrorField) X(resultErrorMessage) X(ntuples) X(cmdTuples)                \
  X(getvalue) X(getlength) X(getisnull) X(clear) X(conninfoParse) X(conninfoFree) X(freemem)

#define DECLARE(name) static __typeof__(PQ##name) *call_##name;
FUNCTIONS(DECLARE)

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_loaded = 1;
#define LOAD(name)                                                                                 \
  *(void **)&call_##name = dlsym(library, "PQ" #name);                                             \
  if (call_##name == NULL) is_loaded = 0;
  FUNCTIONS(LOAD)
}

int cpostgresql_is_available(void) {
  pthread_once(&once, load);
  return is_loaded;
}

int cpostgresql_is_address(const char *address, char **reason) {
  char *error = NULL;
  PQconninfoOption *options = call_conninfoParse(address, &error);
  *reason = NULL;
  if (options == NULL) {
    *reason = strdup(error == NULL ? "" : error);
    call_freemem(error);
    return 0;
  }
  int is_good = 1;
  for (PQconninfoOption *option = options; option->keyword != NULL; option++) {
    int is_secret = !strcmp(option->keyword, "password") || !strcmp(option->keyword, "sslpassword");
    if (is_secret && option->val != NULL) is_good = 0;
  }
  call_conninfoFree(options);
  return is_good;
}

// libpq would print what the database remarks. A fault shows in the result of a statement.
static void ignore(void *nothing, const char *remark) {
  (void)nothing;
  (void)remark;
}

cpostgresql *cpostgresql_connect(const char *address, const char *program, int seconds) {
  cpostgresql *made = malloc(sizeof *made);
  if (made == NULL) return NULL;
  char limit[12];
  snprintf(limit, sizeof limit, "%d", seconds);
  const char *names[] = {"dbname", "fallback_application_name", "connect_timeout",
                         "client_encoding", NULL};
  const char *values[] = {address, program, limit, "UTF8", NULL};
  made->connection = call_connectdbParams(names, values, 1);
  if (cpostgresql_is_open(made)) call_setnonblocking(made->connection, 1);
  call_setNoticeProcessor(made->connection, ignore, NULL);
  return made;
}

int cpostgresql_is_open(const cpostgresql *connection) {
  return call_status(connection->connection) == CONNECTION_OK;
}

const char *cpostgresql_reason(const cpostgresql *connection) {
  return call_errorMessage(connection->connection);
}

void cpostgresql_close(cpostgresql *connection) {
  call_finish(connection->connection);
  free(connection);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Waits until the socket can be read, or written, too. Returns 0 if the time is over. */
static int wait_until(PGconn *connection, short events, int64_t end) {
  struct pollfd socket = {call_socket(connection), events, 0};
  for (;;) {
    int64_t left = end - now();
    if (left <= 0) return 0;
    int ready = poll(&socket, 1, (int)left);
    if (ready > 0) return 1;
    if (ready == 0 || errno != EINTR) return 0;
  }
}

/* Sends what waits, and returns when the whole result is there. */
static int finish_sending(PGconn *connection, int64_t end) {
  int left;
  while ((left = call_flush(connection)) > 0) {
    if (!wait_until(connection, POLLIN | POLLOUT, end)) return 0;
    /* The server may send before it reads on. */
    if (!call_consumeInput(connection)) return 0;
  }
  if (left < 0) return 0;
  while (call_isBusy(connection)) {
    if (!wait_until(connection, POLLIN, end) || !call_consumeInput(connection)) return 0;
  }
  return 1;
}

cpostgresql_result *cpostgresql_run(cpostgresql *connection, const char *sql,
                                    const cpostgresql_parameter *parameters, int count,
                                    int milliseconds) {
  enum { most = 16 };
  Oid types[most];
  const char *values[most];
  int sizes[most], formats[most];
  PGconn *pq = connection->connection;
  if (count > most) return NULL;
  for (int i = 0; i < count; i++) {
    types[i] = parameters[i].type;
    values[i] = parameters[i].bytes;
    sizes[i] = parameters[i].size;
    formats[i] = 1;
  }
  int64_t end = now() + milliseconds;
  if (!call_sendQueryParams(pq, sql, count, types, values, sizes, formats, 1)) return NULL;
  PGresult *last = NULL;
  for (;;) {
    if (!finish_sending(pq, end)) break;
    PGresult *result = call_getResult(pq);
    if (result == NULL) {
      if (call_status(pq) == CONNECTION_OK) return (cpostgresql_result *)last;
      break;
    }
    call_clear(last);
    last = result;
  }
  call_clear(last);
  return NULL;
}

static const PGresult *of(const cpostgresql_result *result) { return (const PGresult *)result; }

const char *cpostgresql_state(const cpostgresql_result *result) {
  ExecStatusType status = call_resultStatus(of(result));
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return NULL;
  const char *state = call_resultErrorField(of(result), PG_DIAG_SQLSTATE);
  return state == NULL ? "" : state;
}

const char *cpostgresql_message(const cpostgresql_result *result) {
  const char *message = call_resultErrorField(of(result), PG_DIAG_MESSAGE_PRIMARY);
  return message == NULL ? call_resultErrorMessage(of(result)) : message;
}

int cpostgresql_rows(const cpostgresql_result *result) { return call_ntuples(of(result)); }

int64_t cpostgresql_changed(const cpostgresql_result *result) {
  return strtoll(call_cmdTuples((PGresult *)result), NULL, 10);
}

const uint8_t *cpostgresql_value(const cpostgresql_result *result, int row, int column, int *size) {
  if (call_getisnull(of(result), row, column)) return NULL;
  *size = call_getlength(of(result), row, column);
  return (const uint8_t *)call_getvalue(of(result), row, column);
}

void cpostgresql_discard(cpostgresql_result *result) { call_clear((PGresult *)result); }

void cpostgresql_free(char *text) { free(text); }

#else

int cpostgresql_is_available(void) { return 0; }
int cpostgresql_is_address(const char *address, char **reason) {
  (void)address;
  *reason = 0;
  return 1;
}
cpostgresql *cpostgresql_connect(const char *address, const char *program, int seconds) {
  (void)address, (void)program, (void)seconds;
  return 0;
}
int cpostgresql_is_open(const cpostgresql *connection) { return connection != 0; }
const char *cpostgresql_reason(const cpostgresql *connection) {
  (void)connection;
  return "";
}
void cpostgresql_close(cpostgresql *connection) { (void)connection; }
cpostgresql_result *cpostgresql_run(cpostgresql *connection, const char *sql,
                                    const cpostgresql_parameter *parameters, int count,
                                    int milliseconds) {
  (void)connection, (void)sql, (void)parameters, (void)count, (void)milliseconds;
  return 0;
}
const char *cpostgresql_state(const cpostgresql_result *result) {
  (void)result;
  return "";
}
const char *cpostgresql_message(const cpostgresql_result *result) {
  (void)result;
  return "";
}
int cpostgresql_rows(const cpostgresql_result *result) {
  (void)result;
  return 0;
}
int64_t cpostgresql_changed(const cpostgresql_result *result) {
  (void)result;
  return 0;
}
const uint8_t *cpostgresql_value(const cpostgresql_result *result, int row, int column, int *size) {
  (void)result, (void)row, (void)column, (void)size;
  return 0;
}
void cpostgresql_discard(cpostgresql_result *result) { (void)result; }
void cpostgresql_free(char *text) { (void)text; }

#endif
