/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/completed/api.json"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/completed/completed.css"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/completed/completed.html"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/completed/completed.js"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/completed/view-state.js"
#include "../../../CEmbedded/entry.h"
