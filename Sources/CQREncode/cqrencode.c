#include "cqrencode.h"

#if __has_include(<qrencode.h>)
#include <dlfcn.h>
#include <qrencode.h>
#include <stdlib.h>

int cqrencode_encode(const char *text, cqrencode_code *code) {
  void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return -1;
  QRcode *(*encode)(const char *, int, QRecLevel, QRencodeMode, int);
  void (*release)(QRcode *);
  *(void **)&encode = dlsym(library, "QRcode_encodeString");
  *(void **)&release = dlsym(library, "QRcode_free");
  if (encode == NULL || release == NULL) return -1;

  QRcode *made = encode(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
  if (made == NULL) return -1;
  int count = made->width * made->width;
  uint8_t *modules = malloc((size_t)count);
  /* The lowest bit of a module is 1 where it is dark; the other bits tell its purpose. */
  for (int i = 0; modules != NULL && i < count; i++) modules[i] = made->data[i] & 1;
  *code = (cqrencode_code){modules, made->width};
  release(made);
  return modules == NULL ? -1 : 0;
}

#else

int cqrencode_encode(const char *text, cqrencode_code *code) {
  (void)text, (void)code;
  return -1;
}

#endif
