#ifndef CEMBEDDED_H
#define CEMBEDDED_H

/* A text file that is part of the program. */
typedef struct {
  /* The path in the folder of the files; NULL after the last of them. */
  const char *path;
  /* The content. It ends with a NUL. */
  const char *text;
} cembedded_file;

/* The files of the pages and the description of the API, which are in the folder Assets. */
const cembedded_file *cembedded_assets(void);

/* The text of a schema in the folder Schemas, by its name there; NULL where there is none. */
const char *cembedded_schema(const char *name);

/* The chapters of the guide, which are Markdown files in the folder Guide. */
const cembedded_file *cembedded_guide(void);

#endif
