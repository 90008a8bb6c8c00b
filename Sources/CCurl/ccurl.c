#include "ccurl.h"
#include <arpa/inet.h>
#include <curl/curl.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

/* The functions of libcurl in use, by their names without `curl_`. */
static struct {
  CURLcode (*global_init)(long);
  CURL *(*easy_init)(void);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  void (*easy_cleanup)(CURL *);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  CURLM *(*multi_init)(void);
  CURLMcode (*multi_add_handle)(CURLM *, CURL *);
  CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
  CURLMcode (*multi_perform)(CURLM *, int *);
  CURLMcode (*multi_poll)(CURLM *, struct curl_waitfd *, unsigned, int, int *);
  CURLMcode (*multi_wakeup)(CURLM *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
} curl;

/* The transfers and their connections. */
static CURLM *pool;

/* Held while the library is loaded and while it works. */
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

/* Stops the work for good. The libraries free their memory as the process ends, and must not be in
   use then. An old library may wait for a name server here; the process does not wait for that. */
static void stop(void) {
  static bool stopped;
  if (stopped) return;
  stopped = true;
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += 1;
  pthread_mutex_timedlock(&turn, &limit);
}

/* Keeps OpenSSL from freeing its state at the end of the process, because another thread may be
   making it at that moment. Other TLS libraries don't have the function. */
static void keep_openssl(void *library) {
  int (*init)(uint64_t, const void *) = NULL;
  *(void **)&init = dlsym(library, "OPENSSL_init_crypto");
  /* OPENSSL_INIT_NO_ATEXIT of <openssl/crypto.h>. */
  if (init != NULL) init(0x00080000, NULL);
}

static bool load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
#define FIND(name) \
  if ((*(void **)&curl.name = dlsym(library, "curl_" #name)) == NULL) return false
  FIND(global_init);
  FIND(easy_init);
  FIND(easy_setopt);
  FIND(easy_getinfo);
  FIND(easy_cleanup);
  FIND(slist_append);
  FIND(slist_free_all);
  FIND(multi_init);
  FIND(multi_add_handle);
  FIND(multi_remove_handle);
  FIND(multi_perform);
  FIND(multi_poll);
  FIND(multi_wakeup);
  FIND(multi_info_read);
#undef FIND
  keep_openssl(library);
  if (curl.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return false;
  pool = curl.multi_init();
  return pool != NULL;
}

bool ccurl_load(void) {
  pthread_mutex_lock(&turn);
  /* Functions for the end of the process run in reverse order: the first call waits for a library
     that is just being loaded; the second comes before the functions that the library has
     registered. */
  bool loaded = atexit(stop) == 0 && load() && atexit(stop) == 0;
  pthread_mutex_unlock(&turn);
  return loaded;
}

struct ccurl_transfer {
  CURL *handle;
  struct curl_slist *headers;
  ccurl_take take_head, take_body;
  void *context;
  /* Whether an address that is not public was refused. */
  bool refused;
};

typedef struct {
  uint32_t network;
  int bits;
} ipv4_block;

/* The blocks of the IANA IPv4 Special-Purpose Address Registry that are not globally reachable, and
   the addresses of groups. */
static const ipv4_block special[] = {
    {0x00000000, 8},  /* 0.0.0.0: this host */
    {0x0A000000, 8},  /* 10.0.0.0: private */
    {0x64400000, 10}, /* 100.64.0.0: shared by the customers of a provider */
    {0x7F000000, 8},  /* 127.0.0.0: loopback */
    {0xA9FE0000, 16}, /* 169.254.0.0: link-local; clouds tell secrets there */
    {0xAC100000, 12}, /* 172.16.0.0: private */
    {0xC0000000, 24}, /* 192.0.0.0: protocols */
    {0xC0000200, 24}, /* 192.0.2.0: documentation */
    {0xC0A80000, 16}, /* 192.168.0.0: private */
    {0xC6120000, 15}, /* 198.18.0.0: benchmarks */
    {0xC6336400, 24}, /* 198.51.100.0: documentation */
    {0xCB007100, 24}, /* 203.0.113.0: documentation */
    {0xE0000000, 3},  /* 224.0.0.0 to the end: groups, and what is reserved */
};

static bool is_public_ipv4(const unsigned char *bytes) {
  uint32_t address = (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
  for (size_t i = 0; i < sizeof special / sizeof *special; i++) {
    int rest = 32 - special[i].bits;
    if (address >> rest == special[i].network >> rest) return false;
  }
  return true;
}

/* Global addresses are 2000::/3 (RFC 4291). Those that carry an IPv4 address count as that one. */
static bool is_public_ipv6(const unsigned char *bytes) {
  static const unsigned char nat64[12] = {0x00, 0x64, 0xFF, 0x9B};
  if (memcmp(bytes, nat64, sizeof nat64) == 0) return is_public_ipv4(bytes + 12);
  if ((bytes[0] & 0xE0) != 0x20) return false;
  /* 6to4. */
  if (bytes[0] == 0x20 && bytes[1] == 0x02) return is_public_ipv4(bytes + 2);
  /* 2001::/23 is for protocols, and 2001:db8::/32 for documentation. */
  bool is_2001 = bytes[0] == 0x20 && bytes[1] == 0x01;
  return !(is_2001 && (bytes[2] < 2 || (bytes[2] == 0x0D && bytes[3] == 0xB8)));
}

bool ccurl_is_public(const char *address) {
  unsigned char bytes[16];
  if (inet_pton(AF_INET, address, bytes) == 1) return is_public_ipv4(bytes);
  return inet_pton(AF_INET6, address, bytes) == 1 && is_public_ipv6(bytes);
}

static bool is_public(const struct sockaddr *address) {
  if (address->sa_family == AF_INET) {
    return is_public_ipv4((const void *)&((const struct sockaddr_in *)address)->sin_addr);
  }
  return address->sa_family == AF_INET6 &&
         is_public_ipv6((const void *)&((const struct sockaddr_in6 *)address)->sin6_addr);
}

/* Opens a socket for a connection to a public address, after the host's name was looked up, so that
   no name and no second answer of a name server leads elsewhere. */
static curl_socket_t open_public(void *user, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)purpose;
  if (!is_public(&address->addr)) {
    ((ccurl_transfer *)user)->refused = true;
    return CURL_SOCKET_BAD;
  }
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/* Whether the environment names a proxy in one of the variables that libcurl reads. */
static bool has_proxy(void) {
  static const char *const names[] = {"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy",
                                      "ALL_PROXY"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *value = getenv(names[i]);
    if (value != NULL && *value != '\0') return true;
  }
  return false;
}

static size_t take_head(char *bytes, size_t size, size_t count, void *user) {
  ccurl_transfer *transfer = user;
  return transfer->take_head(bytes, size * count, transfer->context) ? size * count : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *user) {
  ccurl_transfer *transfer = user;
  return transfer->take_body(bytes, size * count, transfer->context) ? size * count : 0;
}

/* Returns a list of the lines of a text, or NULL without memory. */
static struct curl_slist *lines_of(const char *text) {
  struct curl_slist *list = NULL;
  char *copy = strdup(text), *rest = NULL;
  if (copy == NULL) return NULL;
  for (char *line = strtok_r(copy, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    struct curl_slist *longer = curl.slist_append(list, line);
    if (longer == NULL) {
      curl.slist_free_all(list);
      list = NULL;
      break;
    }
    list = longer;
  }
  free(copy);
  return list;
}

ccurl_transfer *ccurl_start(const char *address, const char *agent, const char *headers,
                            const char *authorities, long connect_milliseconds,
                            long stall_seconds, bool only_public, ccurl_take head, ccurl_take body,
                            void *context) {
  ccurl_transfer *transfer = calloc(1, sizeof *transfer);
  if (transfer == NULL) return NULL;
  *transfer =
      (ccurl_transfer){curl.easy_init(), lines_of(headers), head, body, context, false};
  if (transfer->handle == NULL || transfer->headers == NULL) {
    ccurl_free(transfer);
    return NULL;
  }
  CURL *handle = transfer->handle;
  curl.easy_setopt(handle, CURLOPT_URL, address);
  curl.easy_setopt(handle, CURLOPT_PRIVATE, transfer);
  curl.easy_setopt(handle, CURLOPT_USERAGENT, agent);
  curl.easy_setopt(handle, CURLOPT_HTTPHEADER, transfer->headers);
  curl.easy_setopt(handle, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
  curl.easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, connect_milliseconds);
  if (stall_seconds > 0) {
    curl.easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, 1L);
    curl.easy_setopt(handle, CURLOPT_LOW_SPEED_TIME, stall_seconds);
  }
  /* Signals belong to the program. */
  curl.easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  /* A proxy's answer to CONNECT is not a part of the head. */
  curl.easy_setopt(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
#if LIBCURL_VERSION_NUM >= 0x075700
  /* A name server that hangs delays no other transfer. */
  curl.easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#endif
  if (authorities != NULL) {
    curl.easy_setopt(handle, CURLOPT_CAINFO, authorities);
    curl.easy_setopt(handle, CURLOPT_CAPATH, NULL);
  }
  if (only_public && !has_proxy()) {
    curl.easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_public);
    curl.easy_setopt(handle, CURLOPT_OPENSOCKETDATA, transfer);
    /* A connection that another transfer opened was not checked. */
    curl.easy_setopt(handle, CURLOPT_FRESH_CONNECT, 1L);
  }
  curl.easy_setopt(handle, CURLOPT_HEADERFUNCTION, take_head);
  curl.easy_setopt(handle, CURLOPT_HEADERDATA, transfer);
  curl.easy_setopt(handle, CURLOPT_WRITEFUNCTION, take_body);
  curl.easy_setopt(handle, CURLOPT_WRITEDATA, transfer);
  if (curl.multi_add_handle(pool, handle) == CURLM_OK) return transfer;
  ccurl_free(transfer);
  return NULL;
}

void ccurl_work(void) {
  int running;
  pthread_mutex_lock(&turn);
  curl.multi_perform(pool, &running);
  pthread_mutex_unlock(&turn);
}

static ccurl_end end_of(CURLcode code) {
  switch (code) {
    case CURLE_OK:
      return CCURL_DONE;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_CONNECT:
      return CCURL_UNREACHABLE;
    case CURLE_OPERATION_TIMEDOUT:
      return CCURL_TOO_SLOW;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_CIPHER:
      return CCURL_UNTRUSTED;
    default:
      return CCURL_BROKEN_OFF;
  }
}

ccurl_transfer *ccurl_ended(ccurl_end *end) {
  int left;
  CURLMsg *message = curl.multi_info_read(pool, &left);
  if (message == NULL) return NULL;
  ccurl_transfer *transfer = NULL;
  curl.easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
  *end = end_of(message->data.result);
  if (*end == CCURL_UNREACHABLE && transfer->refused) *end = CCURL_NOT_PUBLIC;
  return transfer;
}

/* The limit is far away: the library ends the wait when one of its own limits is due. */
void ccurl_wait(void) { curl.multi_poll(pool, NULL, 0, 60000, NULL); }

void ccurl_wake(void) { curl.multi_wakeup(pool); }

long ccurl_status(const ccurl_transfer *transfer) {
  long status = 0;
  curl.easy_getinfo(transfer->handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

void ccurl_free(ccurl_transfer *transfer) {
  pthread_mutex_lock(&turn);
  if (transfer->handle != NULL) {
    curl.multi_remove_handle(pool, transfer->handle);
    curl.easy_cleanup(transfer->handle);
  }
  pthread_mutex_unlock(&turn);
  curl.slist_free_all(transfer->headers);
  free(transfer);
}
