import Foundation

@testable import WordService

/// The dictionary of all tests. Its index is made once in a run.
let sharedDictionary = Result { () throws(WordServiceError) in
  try OfflineDictionary(cache: sharedCache)
}

/// The folder of the index.
let sharedCache = NSTemporaryDirectory() + "vocalvocab-test-cache-\(getpid())/vocalvocab"
