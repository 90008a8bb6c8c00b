import Foundation
import WordService

/// The index is made once for all tests of a run.
let sharedDictionary = Result { () throws(WordServiceError) in
  try OfflineDictionary(cache: sharedCache)
}

/// Where it is kept.
let sharedCache = NSTemporaryDirectory() + "vocalvocab-test-cache-\(getpid())"

/// Our voices and pronunciations.
let voicesFolder = #filePath.replacing("/Tests/TutorTests/SharedDictionary.swift", with: "/Voices")
