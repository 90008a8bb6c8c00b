/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/more/more.html"
#include "../../../CEmbedded/entry.h"
