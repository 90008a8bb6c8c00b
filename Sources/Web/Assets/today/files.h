/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/today/today-view.js"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/today/today.css"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/today/today.html"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/today/today.js"
#include "../../../CEmbedded/entry.h"
