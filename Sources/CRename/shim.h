/* A function that stdio.h declares only with _GNU_SOURCE, and its flag from linux/fs.h. */
int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path,
              unsigned int flags);

enum { RENAME_BOTH = 2 };
