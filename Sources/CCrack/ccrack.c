#include "ccrack.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The library keeps its list in a variable. */
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static const char *check_list(const char *(*check)(const char *, const char *),
                              const char *password, const char *list) {
  pthread_mutex_lock(&turn);
  const char *reason = check(password, list);
  pthread_mutex_unlock(&turn);
  /* That the list can't be read says nothing about the password. */
  return reason != NULL && strcmp(reason, "error loading dictionary") == 0 ? NULL : reason;
}

const char *ccrack_check(const char *password) {
  /* The library has the same function in all versions of its number 2. */
  void *library = dlopen("libcrack.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return NULL;
  const char *(*check)(const char *, const char *);
  *(void **)&check = dlsym(library, "FascistCheck");
  if (check == NULL) return NULL;
  /* Where Debian and Fedora keep the list. Without one, the library ends the process. */
  static const char *const lists[] = {"/var/cache/cracklib/cracklib_dict",
                                      "/usr/share/cracklib/pw_dict"};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    char file[64];
    snprintf(file, sizeof file, "%s.pwd", lists[i]);
    if (access(file, R_OK) == 0) return check_list(check, password, lists[i]);
  }
  return NULL;
}
