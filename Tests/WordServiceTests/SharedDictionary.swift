import TestSupport

@testable import WordService

/// The dictionary of all tests. Its index is made once in a run.
let sharedDictionary = Result { () throws(WordServiceError) in
  try OfflineDictionary(cache: TestFolders.cache)
}
