/* The files of this folder that are built into the program. */

#define FILE "../Web/Assets/accounts/accounts.html"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/accounts/accounts.js"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/accounts/links.js"
#include "../../../CEmbedded/entry.h"
#define FILE "../Web/Assets/accounts/wording.js"
#include "../../../CEmbedded/entry.h"
