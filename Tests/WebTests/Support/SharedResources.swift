import Foundation
import Speech
import WordService

/// The cache of one run of the tests, which the program's tests use too.
let sharedCacheHome = NSTemporaryDirectory() + "vocalvocab-test-cache-\(getpid())"
private let sharedCache = sharedCacheHome + "/vocalvocab"

/// The offline dictionary, whose index is made once for all tests of a run.
let sharedDictionary = Result { () throws(WordServiceError) in
  try OfflineDictionary(cache: sharedCache)
}

/// The root of this repository.
let repository = #filePath.replacing("/Tests/WebTests/Support/SharedResources.swift", with: "")

/// The process's one speech engine.
let sharedSynthesizer = Synthesizer.shared(voices: repository + "/Voices", cache: sharedCache)
