// A library that moves a program's wall clock, even while the program runs.
//
// It is preloaded (LD_PRELOAD). CLOCK_SHIFT names a file with one number: the seconds that the
// clock is ahead of the right time. Clocks that only measure durations stay as they are.
//
// libfaketime does the same, but sets environment variables when it starts. That moves the
// environment away from the arguments of the command line, which a Swift program then can't find.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static _Atomic long *shift;

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("CLOCK_SHIFT");
  int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *mapped = mmap(NULL, sizeof *shift, PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (mapped != MAP_FAILED) shift = mapped;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, now);
  if (result == 0 && shift && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
    now->tv_sec += *shift;
  return result;
}

int gettimeofday(struct timeval *now, void *zone) {
  static int (*real)(struct timeval *, void *);
  if (!real) real = dlsym(RTLD_NEXT, "gettimeofday");
  int result = real(now, zone);
  if (result == 0 && shift) now->tv_sec += *shift;
  return result;
}

time_t time(time_t *now) {
  static time_t (*real)(time_t *);
  if (!real) real = dlsym(RTLD_NEXT, "time");
  time_t result = real(NULL) + (shift ? *shift : 0);
  if (now) *now = result;
  return result;
}
