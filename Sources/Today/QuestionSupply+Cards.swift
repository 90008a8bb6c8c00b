internal import CardPractice
package import QuizPractice
package import QuizSources
package import WordService

extension QuestionSupply {
  /// - Parameters:
  ///   - dictionary: returns the offline dictionary.
  ///   - soundAlikes: returns the words that sound the same in the voice of the learner's settings;
  ///     `nil` if they are unknown.
  ///   - services: returns the question services on the web; `nil` if they must not be used.
  ///   - onWait: called before a service is asked, because the learner may have to wait.
  package init(
    dictionary: @escaping @Sendable () throws -> OfflineDictionary,
    soundAlikes: @escaping @Sendable (OfflineDictionary) async throws -> SoundAlikes?,
    services: @escaping @Sendable () throws -> OnlineQuestions?,
    onWait: @escaping @Sendable () -> Void = {}
  ) {
    self.init(
      dictionary: dictionary, soundAlikes: soundAlikes, services: services,
      deck: { name, files, find in try await CardRoom(files, find: find).deck(name) },
      onWait: onWait)
  }
}
