internal import CardPractice
public import QuizPractice
public import QuizSources
public import WordService

extension QuestionSupply {
  /// - Parameters:
  ///   - dictionary: returns the offline dictionary.
  ///   - soundAlikes: returns the words that sound the same in the learner's voice; `nil` where
  ///     that is not known.
  ///   - services: returns the services on the web; `nil` where none may be asked.
  ///   - onWait: called when a service keeps the learner waiting.
  public init(
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
