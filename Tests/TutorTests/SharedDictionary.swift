import Foundation
import WordService

/// The index is made once for all tests of a run.
let sharedDictionary = Result { () throws(WordServiceError) in
  try OfflineDictionary(
    cache: NSTemporaryDirectory() + "vocalvocab-test-cache-\(getpid())")
}
