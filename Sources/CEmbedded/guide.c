#include "cembedded.h"

#define FOLDER "../Guide/"

/* The chapters in the order of lists. */
static const cembedded_file files[] = {
#define FILE "../Guide/trouble.md"
#include "entry.h"
#define FILE "../Guide/practice.md"
#include "entry.h"
#define FILE "../Guide/progress.md"
#include "entry.h"
#define FILE "../Guide/word-lists.md"
#include "entry.h"
#define FILE "../Guide/flash-cards.md"
#include "entry.h"
#define FILE "../Guide/quizzes.md"
#include "entry.h"
#define FILE "../Guide/planning.md"
#include "entry.h"
#define FILE "../Guide/browser.md"
#include "entry.h"
#define FILE "../Guide/class.md"
#include "entry.h"
#define FILE "../Guide/server.md"
#include "entry.h"
#define FILE "../Guide/sound.md"
#include "entry.h"
#define FILE "../Guide/words.md"
#include "entry.h"
#define FILE "../Guide/files.md"
#include "entry.h"
#define FILE "../Guide/install.md"
#include "entry.h"
#define FILE "../Guide/exit-statuses.md"
#include "entry.h"
#define FILE "../Guide/json.md"
#include "entry.h"
#define FILE "../Guide/evidence.md"
#include "entry.h"
  {0, 0, 0},
};

const cembedded_file *cembedded_guide(void) { return files; }
