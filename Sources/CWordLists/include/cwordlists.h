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

/* Returns the words of a language by its code, such as "de"; an empty list for a language without
   words. */
cwordlists_text cwordlists_language(const char *code);

/* Returns our own definitions. */
cwordlists_text cwordlists_dictionary(void);

/* Returns the words that are said in two or more ways. */
cwordlists_text cwordlists_heteronyms(void);

/* Returns the rules for words that sound the same: which pairs to leave out, and short meanings. */
cwordlists_text cwordlists_homophones(void);

/* Returns the levels of words for which SCOWL's sizes alone don't say how common they are. */
cwordlists_text cwordlists_levels(void);

/* Returns the first names of people. */
cwordlists_text cwordlists_names(void);

/* Returns the nouns whose plural is no regular one. */
cwordlists_text cwordlists_nouns(void);

/* Returns the languages from which English took its words. */
cwordlists_text cwordlists_origins(void);

/* Returns the parts of words that no derivation in WordNet shows. */
cwordlists_text cwordlists_parts(void);

/* Returns the rare spellings of words. */
cwordlists_text cwordlists_rare(void);

/* Returns the words that are unfit for a school. */
cwordlists_text cwordlists_unfit(void);

/* Returns the irregular verbs. */
cwordlists_text cwordlists_verbs(void);

/* Returns the wrong words for gaps in sentences. */
cwordlists_text cwordlists_gaps(void);

/* Returns the families of words that begin alike. */
cwordlists_text cwordlists_lookalikes(void);

/* Returns the pairs of opposites. */
cwordlists_text cwordlists_opposites(void);

/* Returns the pairs of synonyms. */
cwordlists_text cwordlists_synonyms(void);

#endif
