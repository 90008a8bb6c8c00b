#include "cembedded.h"

#include <string.h>

#define FOLDER "../vocalvocab/Schemas/"

static const cembedded_file files[] = {
#define FILE "../vocalvocab/Schemas/cards.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/completed.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/decks.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/define.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/doctor.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/explain.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/found.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/goals.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/list.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/lists.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/plan.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/quiz.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/quizzes.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/settings.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/stats.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/today.schema.json"
#include "entry.h"
#define FILE "../vocalvocab/Schemas/voices.schema.json"
#include "entry.h"
  {0, 0},
};

const char *cembedded_schema(const char *name) {
  for (const cembedded_file *file = files; file->path; file++) {
    if (strcmp(file->path, name) == 0) return file->text;
  }
  return 0;
}
