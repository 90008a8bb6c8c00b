#include "cwordlists.h"

/* A C compiler embeds a file at once; as an array in Swift, the dictionary takes minutes to
   compile. */

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char compounds[] = {
#embed "compounds.txt"
};

static const char dictionary[] = {
#embed "dictionary.txt"
};

static const char levels[] = {
#embed "levels.txt"
};

static const char origins[] = {
#embed "origins.txt"
};

static const char unfit[] = {
#embed "unfit.txt"
};

cwordlists_text cwordlists_compounds(void) {
  return (cwordlists_text){compounds, sizeof compounds};
}

cwordlists_text cwordlists_dictionary(void) {
  return (cwordlists_text){dictionary, sizeof dictionary};
}

cwordlists_text cwordlists_levels(void) { return (cwordlists_text){levels, sizeof levels}; }

cwordlists_text cwordlists_origins(void) { return (cwordlists_text){origins, sizeof origins}; }

cwordlists_text cwordlists_unfit(void) { return (cwordlists_text){unfit, sizeof unfit}; }
