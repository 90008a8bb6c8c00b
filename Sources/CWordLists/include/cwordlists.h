#ifndef CWORDLISTS_H
#define CWORDLISTS_H

#include <stddef.h>

/* A list that is built into the program, as text in UTF-8. */
typedef struct {
  const char *bytes;
  size_t count;
} cwordlists_text;

/* Returns the compounds: words that are made of two others. */
cwordlists_text cwordlists_compounds(void);

/* Returns our own definitions. */
cwordlists_text cwordlists_dictionary(void);

/* Returns the levels of words for which SCOWL's sizes alone don't say how common they are. */
cwordlists_text cwordlists_levels(void);

/* Returns the languages from which English took its words. */
cwordlists_text cwordlists_origins(void);

/* Returns the words that are unfit for a school. */
cwordlists_text cwordlists_unfit(void);

#endif
