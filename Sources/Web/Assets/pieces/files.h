/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/pieces/pieces.html"
#include "../../../CEmbedded/entry.h"
