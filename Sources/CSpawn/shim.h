#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>

/* GNU functions that spawn.h and unistd.h declare only with _GNU_SOURCE. */
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

/* Has the kernel end this process with the thread that started it. Swift can't call prctl, whose
   arguments vary. */
static inline int cspawn_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }
