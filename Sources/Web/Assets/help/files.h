/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/help/help.css"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/help/help.html"
#include "../../../CEmbedded/entry.h"
