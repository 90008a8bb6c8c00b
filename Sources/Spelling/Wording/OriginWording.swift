internal import Vocabulary

/// The words for the languages from which English took its words.
package enum OriginWording {
  /// Returns the name of a language, or of a group of languages, for a list of origins.
  ///
  /// - Parameter language: the name in `OfflineDictionary.origins`, such as `french`.
  public static func title(of language: String) -> String {
    groups[language]?.title ?? language.capitalisedFirst
  }

  /// Returns a sentence that says where a word comes from.
  public static func sentence(_ language: String) -> String {
    "English took the word from \(groups[language]?.member ?? title(of: language))."
  }

  /// The groups of languages.
  private static let groups = [
    "african": (title: "Languages of Africa", member: "a language of Africa"),
    "american": (
      title: "First languages of America", member: "a language of the first peoples of America"
    ),
    "australian": (
      title: "First languages of Australia", member: "a first language of Australia"
    ),
    "celtic": (title: "Celtic languages", member: "a Celtic language, such as Irish or Welsh"),
    "english": (title: "Old English", member: "Old English"),
    "hindi": (title: "Languages of India", member: "a language of India"),
    "malay": (
      title: "Languages of the Pacific", member: "a language of Southeast Asia or the Pacific"
    ),
    "norse": (title: "Scandinavian languages", member: "a Scandinavian language"),
    "slavic": (title: "Slavic languages", member: "a Slavic language, such as Russian"),
  ]
}
