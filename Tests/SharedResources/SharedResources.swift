public import Learner
public import Speech
import TestSupport
public import WordService

/// The offline dictionary, whose index is made once for all tests of a run.
public let sharedDictionary = Result { () throws(WordServiceError) in
  try OfflineDictionary(cache: TestFolders.cache)
}

/// The process's one speech engine.
public let sharedSynthesizer = Synthesizer.shared(
  voices: TestFolders.voices, cache: TestFolders.cache)

/// The words that sound the same, found once for all tests of a run.
public let sharedTables = Result { () throws(WordServiceError) in
  SoundAlikeTables(
    try sharedDictionary.get(), synthesizer: sharedSynthesizer, cache: TestFolders.cache)
}
