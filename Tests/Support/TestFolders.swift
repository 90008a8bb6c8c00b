internal import Foundation

/// The folders that the tests of several targets use.
public enum TestFolders {
  /// The root of this repository.
  public static let repository = #filePath.replacing("/Tests/Support/TestFolders.swift", with: "")
  /// The folder of our voices and pronunciations.
  public static let voices = repository + "/Voices"
  /// The folder of all caches: the folder that `TEST_CACHE` names, or one for this run alone.
  public static let caches =
    ProcessInfo.processInfo.environment["TEST_CACHE"]
    ?? NSTemporaryDirectory() + "vocalvocab-test-cache-\(getpid())"
  /// The cache with the index of the dictionary and the words that sound the same.
  public static let cache = caches + "/vocalvocab"
}
