#include "caddressspace.h"

#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

// The program maps the voices, the dictionary and its index, and each thread has a stack.
const unsigned long caddressspace_least = 512UL << 20;

// Swift's main function would start a thread first.
__attribute__((constructor)) static void check(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur >= caddressspace_least) return;
  dprintf(STDERR_FILENO,
          "vocalvocab: This program may use %lu MB of address space and needs %lu MB: raise the "
          "limit with 'ulimit -v'.\n",
          (unsigned long)limit.rlim_cur >> 20, caddressspace_least >> 20);
  _exit(1);
}
