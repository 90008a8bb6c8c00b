#ifndef CEMBEDDED_H
#define CEMBEDDED_H

/* A file that is built into the program. */
typedef struct {
  /* The path in the folder of the files; NULL after the last file. */
  const char *path;
  /* The content. It ends with a NUL. */
  const char *text;
  /* The bytes of the content, without that NUL. */
  unsigned long size;
} cembedded_file;

/* Returns the files of the pages and the description of the API, from the folder Assets. */
const cembedded_file *cembedded_assets(void);

/* Returns the text of a file in the folder Schemas/Documents, by its name; NULL for an unknown
   name. */
const char *cembedded_schema(const char *name);

/* Returns the chapters of the guide, which are Markdown files in the folder Guide. */
const cembedded_file *cembedded_guide(void);

#endif
