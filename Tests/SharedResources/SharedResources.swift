import Speech
import TestSupport
import Tutor
import WordService

/// The dictionary. Its index is made once for all tests of a run.
let sharedDictionary = Result { () throws(WordServiceError) in
  try OfflineDictionary(cache: TestFolders.cache)
}

/// The process's one speech engine.
let sharedSynthesizer = Synthesizer.shared(voices: TestFolders.voices, cache: TestFolders.cache)

/// The words that sound the same, found once for all tests of a run.
let sharedTables = Result { () throws(WordServiceError) in
  SoundAlikeTables(
    try sharedDictionary.get(), synthesizer: sharedSynthesizer, cache: TestFolders.cache)
}
