/// A way out of a failure that each front end offers in its own form: an option, a setting, a
/// button.
public enum Remedy: Hashable, Sendable {
  /// Keep the learner's files in another folder.
  case anotherDataFolder
  /// Replace a file that exists.
  case replaceFile
  /// Name the encoding of a file.
  case nameEncoding
  /// Choose the columns of a table of questions.
  case chooseColumns
  /// Choose what stands between the columns of a table.
  case chooseSeparator
  /// Write a list in a format that holds everything.
  case anotherListFormat
  /// Give the setting of this name its normal value.
  case resetSetting(String)
  /// Merge the changes of two computers.
  case repair
  /// Look at the names of the lists.
  case listNames
  /// Look at the names of the decks.
  case deckNames
  /// Look at the titles of the shows.
  case showNames
  /// Count an episode that was watched before once more.
  case watchAgain
  /// Choose another voice.
  case anotherVoice
  /// Begin with a pronunciation that the engine knows.
  case knownPronunciation
  /// Play on another sound device.
  case anotherDevice
  /// Get the sound without a sound device.
  case withoutDevice
  /// Add the language with this code.
  case addLanguage(String)
  /// Practise without sound.
  case withoutSound
}
