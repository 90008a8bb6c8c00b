/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/who/api.json"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/who/pictures.js"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/who/pictures.svg"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/who/who.css"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/who/who.html"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/who/who.js"
#include "../../../CEmbedded/entry.h"
