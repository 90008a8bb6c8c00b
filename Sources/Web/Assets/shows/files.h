/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/shows/api.json"
#include "../../../CEmbedded/entry.h"
