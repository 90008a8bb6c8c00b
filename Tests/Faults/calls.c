// A library that makes a program's calls on files fail, or ends the program at them, below some
// folders.
//
// It is preloaded (LD_PRELOAD). CALLS_FOLDERS names the folders, with colons between, without links
// in their paths. CALLS_PLAN names a file of one `struct plan`, which the test and the program
// share: the test can begin and end a fault while the program runs, and sees which calls were made.
// `calls.py` writes the same structure.
//
// strace can inject errors and signals, too. But it counts the calls of each thread separately, and
// it can't select files by their folder, so it can't express "the seventh change of a file".

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { MAKE, WRITE, SYNC, RENAME, REMOVE, CUT, LOCK, READ, OPEN, CLOSE };

// The action at a call, unless it is the number of an error.
enum action { KILL = -1, KILL_AMID = -2 };

struct plan {
  // The kinds of calls that count, one bit each.
  _Atomic int kinds;
  _Atomic int action;
  // The calls with the action: from the first, which is 1, to the last.
  _Atomic int first, last;
  // The microseconds by which each call takes longer.
  _Atomic int pause;
  // The number of calls so far, and of failed ones.
  _Atomic int seen, failed;
  // The kinds of the first calls.
  char log[4096];
};

static struct plan *plan;
static const char *folders;

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("CALLS_PLAN");
  folders = getenv("CALLS_FOLDERS");
  if (!name || !folders) return;
  REAL(open);
  int file = real(name, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  void *mapped = mmap(NULL, sizeof *plan, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (mapped != MAP_FAILED) plan = mapped;
}

// Whether a path is one of the folders or below one.
static int is_below(const char *path) {
  for (const char *folder = folders; *folder;) {
    size_t length = strcspn(folder, ":");
    if (strncmp(path, folder, length) == 0 && (path[length] == '/' || !path[length])) return 1;
    folder += length + (folder[length] == ':');
  }
  return 0;
}

static void end(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

// Counts a call. Returns whether it fails; then `errno` holds the error.
static int fails(enum kind kind, const char *path) {
  if (!plan || !path || !is_below(path) || !(plan->kinds & 1 << kind)) return 0;
  int number = ++plan->seen;
  if (number <= (int)sizeof plan->log) plan->log[number - 1] = kind;
  if (plan->pause) usleep(plan->pause);
  if (number < plan->first || number > plan->last) return 0;
  plan->failed++;
  if (plan->action == KILL || (plan->action == KILL_AMID && kind != WRITE)) end();
  errno = plan->action;
  return 1;
}

static int fails_at(enum kind kind, int file) {
  if (!plan || !(plan->kinds & 1 << kind)) return 0;
  int before = errno;
  char name[32], path[PATH_MAX];
  snprintf(name, sizeof name, "/proc/self/fd/%d", file);
  ssize_t count = readlink(name, path, sizeof path - 1);
  errno = before;
  if (count < 0) return 0;
  path[count] = 0;
  return fails(kind, path);
}

// Opening a file is a change if it may create the file.
#define MODE(mode)       \
  va_list rest;          \
  va_start(rest, flags); \
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
  va_end(rest)
#define FAILS_TO_OPEN fails(flags & O_CREAT ? MAKE : OPEN, path)

#define OPENING(name)                            \
  int name(const char *path, int flags, ...) {   \
    REAL(name);                                  \
    MODE(mode);                                  \
    return FAILS_TO_OPEN ? -1 : real(path, flags, mode); \
  }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name)                               \
  int name(int at, const char *path, int flags, ...) { \
    REAL(name);                                        \
    MODE(mode);                                        \
    return FAILS_TO_OPEN ? -1 : real(at, path, flags, mode); \
  }
OPENING_AT(openat)
OPENING_AT(openat64)

int close(int file) {
  REAL(close);
  return fails_at(CLOSE, file) ? -1 : real(file);
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  struct stat there;
  // Making a folder that exists changes nothing, even on a bad disk.
  return stat(path, &there) != 0 && fails(MAKE, path) ? -1 : real(path, mode);
}

ssize_t write(int file, const void *bytes, size_t count) {
  REAL(write);
  if (!fails_at(WRITE, file)) return real(file, bytes, count);
  if (plan->action == KILL_AMID) {
    real(file, bytes, count / 2);
    end();
  }
  return -1;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  REAL(pwrite);
  return fails_at(WRITE, file) ? -1 : real(file, bytes, count, place);
}

ssize_t writev(int file, const struct iovec *pieces, int count) {
  REAL(writev);
  return fails_at(WRITE, file) ? -1 : real(file, pieces, count);
}

int fsync(int file) {
  REAL(fsync);
  return fails_at(SYNC, file) ? -1 : real(file);
}

int fdatasync(int file) {
  REAL(fdatasync);
  return fails_at(SYNC, file) ? -1 : real(file);
}

int rename(const char *old, const char *new) {
  REAL(rename);
  return fails(RENAME, new) ? -1 : real(old, new);
}

int renameat(int old_at, const char *old, int new_at, const char *new) {
  REAL(renameat);
  return fails(RENAME, new) ? -1 : real(old_at, old, new_at, new);
}

int link(const char *old, const char *new) {
  REAL(link);
  return fails(RENAME, new) ? -1 : real(old, new);
}

int unlink(const char *path) {
  REAL(unlink);
  struct stat there;
  return lstat(path, &there) == 0 && fails(REMOVE, path) ? -1 : real(path);
}

int ftruncate(int file, off_t size) {
  REAL(ftruncate);
  return fails_at(CUT, file) ? -1 : real(file, size);
}

int truncate(const char *path, off_t size) {
  REAL(truncate);
  return fails(CUT, path) ? -1 : real(path, size);
}

int flock(int file, int operation) {
  REAL(flock);
  return fails_at(LOCK, file) ? -1 : real(file, operation);
}

ssize_t read(int file, void *bytes, size_t count) {
  REAL(read);
  return fails_at(READ, file) ? -1 : real(file, bytes, count);
}

#define READING_AT(name, offset)                                          \
  ssize_t name(int file, void *bytes, size_t count, offset place) {       \
    REAL(name);                                                           \
    return fails_at(READ, file) ? -1 : real(file, bytes, count, place);   \
  }
READING_AT(pread, off_t)
READING_AT(pread64, off64_t)
