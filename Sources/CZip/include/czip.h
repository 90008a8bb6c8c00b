#pragma once
#include <stdint.h>

/* Zip archives, with libzip, which the first call loads. */

typedef struct czip czip;

/* Returns whether the library is there. */
int czip_is_available(void);

/* Opens an archive and keeps a copy of its bytes. Returns NULL for bytes that are not an archive.
   */
czip *czip_open(const void *bytes, uint64_t size);

/* Opens an archive on the disk and reads it part by part. */
czip *czip_open_file(const char *path);

/* Makes an empty archive. */
czip *czip_create(void);

/* Closes an archive and loses the entries that were added to it. */
void czip_discard(czip *archive);

int64_t czip_count(czip *archive);

/* Returns the name of an entry, counted from 0; NULL for an entry that can't be understood. */
const char *czip_name(czip *archive, uint64_t index);

/* Returns the size that an entry claims to have, or -1. */
int64_t czip_size(czip *archive, uint64_t index);

/* Reads an entry. Returns the number of bytes, at most the capacity, or -1 for a broken entry. */
int64_t czip_read(czip *archive, uint64_t index, void *buffer, uint64_t capacity);

/* Adds an entry and copies its bytes. Returns 0, or -1. */
int czip_add(czip *archive, const char *name, const void *bytes, uint64_t size, int is_compressed);

/* Ends an archive that czip_create made, and gives its bytes to the function piece by piece.
   Returns 0, or -1. */
int czip_finish(czip *archive, void *context,
                void (*take)(void *context, const void *bytes, uint64_t size));
