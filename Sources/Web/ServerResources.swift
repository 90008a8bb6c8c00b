public import Learner
public import QuizSources
public import Speech
public import Storage
public import WordService

/// The folders, dictionary, services and devices that a server works with.
public struct ServerResources: Sendable {
  /// The folders of the usual learner. The folders of other learners lie within them.
  public let folders: Folders
  /// The offline dictionary.
  public let dictionary: OfflineDictionary
  /// The web services; `nil` if no learner may use them.
  public let online: OnlineWords?
  /// The question services on the web; `nil` if no learner may use them.
  public let questionServices: OnlineQuestions?
  /// The source of the words of all learners; `nil` leaves the choice to each learner's settings.
  public let source: WordSupply.Source?
  /// The speech engine.
  public let synthesizer: Synthesizer
  /// The words that sound the same.
  public let soundAlikes: SoundAlikeTables
  /// The ALSA device for learners who have sound played on this computer.
  public let device: SoundDevice

  /// Creates the resources of a server.
  public init(
    folders: Folders, dictionary: OfflineDictionary, online: OnlineWords?,
    questionServices: OnlineQuestions? = nil,
    source: WordSupply.Source? = nil, synthesizer: Synthesizer, soundAlikes: SoundAlikeTables,
    device: SoundDevice
  ) {
    self.folders = folders
    self.dictionary = dictionary
    self.online = online
    self.questionServices = questionServices
    self.source = source
    self.synthesizer = synthesizer
    self.soundAlikes = soundAlikes
    self.device = device
  }
}
