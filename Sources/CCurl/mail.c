#include "ccurl.h"
#include <curl/curl.h>
#include <dlfcn.h>
#include <string.h>

typedef struct {
  const char *bytes;
  size_t count;
} rest;

static size_t give(char *place, size_t size, size_t count, void *context) {
  rest *left = context;
  size_t part = size * count < left->count ? size * count : left->count;
  memcpy(place, left->bytes, part);
  left->bytes += part;
  left->count -= part;
  return part;
}

const char *ccurl_send_mail(const char *server, bool encrypted, const char *from, const char *to,
                            const char *message, size_t count, long seconds) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return "libcurl is not installed";
  CURL *(*easy_init)(void);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_perform)(CURL *);
  const char *(*easy_strerror)(CURLcode);
  void (*easy_cleanup)(CURL *);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
#define FIND(name) \
  if ((*(void **)&name = dlsym(library, "curl_" #name)) == NULL) return "libcurl is too old"
  FIND(easy_init);
  FIND(easy_setopt);
  FIND(easy_perform);
  FIND(easy_strerror);
  FIND(easy_cleanup);
  FIND(slist_append);
  FIND(slist_free_all);
#undef FIND
  CURL *handle = easy_init();
  struct curl_slist *people = slist_append(NULL, to);
  if (handle == NULL || people == NULL) return "there is no memory";
  rest left = {message, count};
  easy_setopt(handle, CURLOPT_URL, server);
  easy_setopt(handle, CURLOPT_USE_SSL, (long)(encrypted ? CURLUSESSL_ALL : CURLUSESSL_NONE));
  easy_setopt(handle, CURLOPT_NETRC, (long)CURL_NETRC_OPTIONAL);
  easy_setopt(handle, CURLOPT_MAIL_FROM, from);
  easy_setopt(handle, CURLOPT_MAIL_RCPT, people);
  easy_setopt(handle, CURLOPT_READFUNCTION, give);
  easy_setopt(handle, CURLOPT_READDATA, &left);
  easy_setopt(handle, CURLOPT_UPLOAD, 1L);
  easy_setopt(handle, CURLOPT_TIMEOUT, seconds);
  easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  CURLcode code = easy_perform(handle);
  slist_free_all(people);
  easy_cleanup(handle);
  return code == CURLE_OK ? NULL : easy_strerror(code);
}
