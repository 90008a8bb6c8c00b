#pragma once
#include <stdbool.h>
#include <stddef.h>

/* Requests to web servers with libcurl. The transfers share their connections and belong to one
   thread: other threads may call only ccurl_load and ccurl_wake. */

typedef struct ccurl_transfer ccurl_transfer;

typedef enum {
  CCURL_DONE,
  /* No connection: the host's name is unknown, or nothing listens there. */
  CCURL_UNREACHABLE,
  /* No connection within the limit. */
  CCURL_TOO_SLOW,
  /* No secure connection. */
  CCURL_UNTRUSTED,
  /* No connection, since none of the host's addresses is public. */
  CCURL_NOT_PUBLIC,
  /* The connection broke off, the answer was not HTTP, or a function refused a part of it. */
  CCURL_BROKEN_OFF,
} ccurl_end;

/* Takes a line of the head, or a part of the body. Returns whether to continue. */
typedef bool (*ccurl_take)(const void *bytes, size_t count, void *context);

/* Loads libcurl. Returns whether it is installed. Must be called once, before all others. */
bool ccurl_load(void);

/* Starts a transfer, which goes through the proxy that the environment names, and follows no
   redirect. Returns NULL where there is no memory for it.
   agent: the name of the program for the server.
   headers: the lines of other headers, such as `Accept: text/plain`, with a line feed between them.
   authorities: a PEM file of certificates to trust in place of the system's, or NULL.
   connect_milliseconds: the limit on the time to the connection.
   stall_seconds: the time without a byte after which the transfer ends as too slow; 0 for no limit.
   only_public: whether only an address on the public internet may be connected to, whatever name
   leads there. Behind a proxy, which is mostly in a private network, the proxy decides. */
ccurl_transfer *ccurl_start(const char *address, const char *agent, const char *headers,
                            const char *authorities, long connect_milliseconds,
                            long stall_seconds, bool only_public, ccurl_take take_head,
                            ccurl_take take_body, void *context);

/* Returns whether a numeric address, such as "10.0.0.1" or "::1", is on the public internet. */
bool ccurl_is_public(const char *address);

/* Does everything that needs no wait. */
void ccurl_work(void);

/* Returns a transfer that has ended, and its end; NULL if no other one has. */
ccurl_transfer *ccurl_ended(ccurl_end *end);

/* Waits until a transfer has something to do, or ccurl_wake is called. */
void ccurl_wait(void);

/* Ends the present wait, or else the next one. */
void ccurl_wake(void);

/* The status of the answer. */
long ccurl_status(const ccurl_transfer *transfer);

/* Frees a transfer. Ends it first if necessary. */
void ccurl_free(ccurl_transfer *transfer);

/* Sends a message to one address by a mail server, and waits until the server has it. Any thread may
   call it, after ccurl_load has returned true. Returns NULL, or why the message was not sent.
   server: the address of the server, such as "smtp://mail.example:587". The user's password stands
   in ~/.netrc.
   encrypted: whether the connection must be encrypted before anything of the message crosses it.
   message: the head and the body, with CR and LF at the end of each line (RFC 5322). */
const char *ccurl_send_mail(const char *server, bool encrypted, const char *from, const char *to,
                            const char *message, size_t count, long seconds);
