#ifndef CADDRESSSPACE_H
#define CADDRESSSPACE_H

/// The bytes of address space that suffice for every command. A program that the system gives less
/// ends with one sentence before it begins: Swift can't recover from a failed allocation, and a
/// program that can't start a thread would wait for ever.
extern const unsigned long caddressspace_least;

#endif
