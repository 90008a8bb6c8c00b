// The libraries of VocalVocab are documented in their own sources.
