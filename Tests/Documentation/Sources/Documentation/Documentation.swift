// This target has no code. Its catalog is the first page of the documentation.
