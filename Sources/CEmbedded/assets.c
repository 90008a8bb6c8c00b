#include "cembedded.h"

#define FOLDER "../Web/Assets/"

static const cembedded_file files[] = {
#define FILE "../Web/Assets/openapi.json"
#include "entry.h"
#include "../Web/Assets/account/files.h"
#include "../Web/Assets/accounts/files.h"
#include "../Web/Assets/app/files.h"
#include "../Web/Assets/cards/files.h"
#include "../Web/Assets/class/files.h"
#include "../Web/Assets/completed/files.h"
#include "../Web/Assets/help/files.h"
#include "../Web/Assets/lists/files.h"
#include "../Web/Assets/more/files.h"
#include "../Web/Assets/pieces/files.h"
#include "../Web/Assets/plan/files.h"
#include "../Web/Assets/play/files.h"
#include "../Web/Assets/progress/files.h"
#include "../Web/Assets/quiz/files.h"
#include "../Web/Assets/schools/files.h"
#include "../Web/Assets/settings/files.h"
#include "../Web/Assets/shell/files.h"
#include "../Web/Assets/shows/files.h"
#include "../Web/Assets/today/files.h"
#include "../Web/Assets/who/files.h"
#include "../Web/Assets/words/files.h"
  {0, 0, 0},
};

const cembedded_file *cembedded_assets(void) { return files; }
