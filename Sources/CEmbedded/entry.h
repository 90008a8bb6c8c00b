/* The entry of FILE, in FOLDER, in a list of files. A C compiler embeds a file at once; as arrays
   in Swift, the files of the pages take minutes to compile. */

#pragma clang diagnostic ignored "-Wc23-extensions"

{&FILE[sizeof FOLDER - 1], (const char[]){
#embed FILE suffix(, 0)
}, sizeof (const char[]){
#embed FILE suffix(, 0)
} - 1},

#undef FILE
