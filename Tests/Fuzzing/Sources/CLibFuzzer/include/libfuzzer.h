#pragma once
#include <stddef.h>
#include <stdint.h>

/* libFuzzer's own entry point (https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library"). */
int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*target)(const uint8_t *bytes, size_t count));
