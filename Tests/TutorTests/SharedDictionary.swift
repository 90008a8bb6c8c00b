import Foundation
import WordService

/// The dictionary. Its index is made once for all tests of a run.
let sharedDictionary = Result { () throws(WordServiceError) in
  try OfflineDictionary(cache: sharedCache)
}

/// The folder of its index.
let sharedCache = NSTemporaryDirectory() + "vocalvocab-test-cache-\(getpid())/vocalvocab"

/// The folder of our voices and pronunciations.
let voicesFolder = #filePath.replacing("/Tests/TutorTests/SharedDictionary.swift", with: "/Voices")
