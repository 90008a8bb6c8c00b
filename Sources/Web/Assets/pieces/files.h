/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/pieces/pieces.css"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/pieces/pieces.html"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/pieces/pieces.js"
#include "../../../CEmbedded/entry.h"
