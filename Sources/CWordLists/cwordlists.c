#include "cwordlists.h"

#include <string.h>

/* A C compiler embeds a file at once; as an array in Swift, the dictionary takes minutes to
   compile. */

#pragma clang diagnostic ignored "-Wc23-extensions"

/* Defines the function that returns a list: the bytes of its file, which stand above. */
#define LIST(name) \
  cwordlists_text cwordlists_##name(void) { return (cwordlists_text){name, sizeof name}; }

static const char compounds[] = {
#embed "compounds.txt"
};
LIST(compounds)

static const char dictionary[] = {
#embed "dictionary.txt"
};
LIST(dictionary)

static const char heteronyms[] = {
#embed "heteronyms.txt"
};
LIST(heteronyms)

static const char homophones[] = {
#embed "homophones.txt"
};
LIST(homophones)

static const char levels[] = {
#embed "levels.txt"
};
LIST(levels)

static const char names[] = {
#embed "names.txt"
};
LIST(names)

static const char nouns[] = {
#embed "nouns.txt"
};
LIST(nouns)

static const char origins[] = {
#embed "origins.txt"
};
LIST(origins)

static const char parts[] = {
#embed "parts.txt"
};
LIST(parts)

static const char rare[] = {
#embed "rare.txt"
};
LIST(rare)

static const char unfit[] = {
#embed "unfit.txt"
};
LIST(unfit)

static const char verbs[] = {
#embed "verbs.txt"
};
LIST(verbs)

/* The lists of answers that quizzes need. */

static const char gaps[] = {
#embed "quiz/gaps.txt"
};
LIST(gaps)

static const char lookalikes[] = {
#embed "quiz/lookalikes.txt"
};
LIST(lookalikes)

static const char opposites[] = {
#embed "quiz/opposites.txt"
};
LIST(opposites)

static const char synonyms[] = {
#embed "quiz/synonyms.txt"
};
LIST(synonyms)

/* The words of other languages, each in the folder of its language. */

static const char german[] = {
#embed "../Languages/German/words.txt"
};
static const char spanish[] = {
#embed "../Languages/Spanish/words.txt"
};
static const char french[] = {
#embed "../Languages/French/words.txt"
};
static const char italian[] = {
#embed "../Languages/Italian/words.txt"
};
static const char portuguese[] = {
#embed "../Languages/Portuguese/words.txt"
};
static const char dutch[] = {
#embed "../Languages/Dutch/words.txt"
};

#define LANGUAGE(code, name) {code, {name, sizeof name}}

static const struct {
  const char *code;
  cwordlists_text words;
} languages[] = {
    LANGUAGE("de", german),     LANGUAGE("es", spanish), LANGUAGE("fr", french),
    LANGUAGE("it", italian),    LANGUAGE("pt", portuguese), LANGUAGE("nl", dutch),
};

cwordlists_text cwordlists_language(const char *code) {
  for (size_t index = 0; index < sizeof languages / sizeof *languages; index++)
    if (strcmp(languages[index].code, code) == 0) return languages[index].words;
  return (cwordlists_text){"", 0};
}
