#include <spawn.h>

/* GNU's functions of spawn.h and unistd.h, which they declare only with _GNU_SOURCE. */
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
