#pragma once
#include <stdint.h>

/* Zip archives, with libzip, which is loaded with the first call. */

typedef struct czip czip;

/* Whether the library is there. */
int czip_is_available(void);

/* Opens an archive, of whose bytes it keeps a copy. Returns NULL where they are none. */
czip *czip_open(const void *bytes, uint64_t size);

/* Opens an archive on the disk, which is read part by part. */
czip *czip_open_file(const char *path);

/* Makes an empty archive. */
czip *czip_create(void);

/* Closes an archive; what was added to it is lost. */
void czip_discard(czip *archive);

int64_t czip_count(czip *archive);

/* Returns the name of an entry, counted from 0; NULL for an entry that can't be understood. */
const char *czip_name(czip *archive, uint64_t place);

/* Returns the size that an entry claims to have, or -1. */
int64_t czip_size(czip *archive, uint64_t place);

/* Reads an entry. Returns the number of bytes, at most the capacity, or -1 for an entry that is broken. */
int64_t czip_read(czip *archive, uint64_t place, void *buffer, uint64_t capacity);

/* Adds an entry, whose bytes are copied. Returns 0, or -1. */
int czip_add(czip *archive, const char *name, const void *bytes, uint64_t size, int is_compressed);

/* Ends an archive that was made here, and gives its bytes to the closure piece by piece. Returns 0, or -1. */
int czip_finish(czip *archive, void *context, void (*take)(void *context, const void *bytes, uint64_t size));
