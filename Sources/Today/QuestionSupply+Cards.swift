internal import CardPractice
internal import Learner
package import QuizPractice
package import QuizSources
package import WordService

extension QuestionSupply {
  /// - Parameters:
  ///   - dictionary: returns the offline dictionary.
  ///   - soundAlikes: returns the words that sound the same in the voice of the learner's settings;
  ///     `nil` if they are unknown.
  ///   - services: returns the question services on the web; `nil` if they must not be used.
  ///   - languages: the dictionaries of other languages.
  ///   - onWait: called before a service is asked, because the learner may have to wait.
  package init(
    dictionary: @escaping @Sendable () throws -> OfflineDictionary,
    soundAlikes: @escaping @Sendable (OfflineDictionary) async throws -> SoundAlikes?,
    services: @escaping @Sendable () throws -> OnlineQuestions?,
    languages: LanguageDictionaries,
    onWait: @escaping @Sendable () -> Void = {}
  ) {
    self.init(
      dictionary: dictionary, soundAlikes: soundAlikes, services: services,
      deck: { name, files in
        try await CardRoom(
          files,
          finder: { language in
            // Without a dictionary, the cards have the meanings that the lists give.
            guard let english = try? dictionary() else { return nil }
            return languages.finder(of: language, for: files, besides: english)
          }
        ).deck(name)
      },
      onWait: onWait)
  }
}
