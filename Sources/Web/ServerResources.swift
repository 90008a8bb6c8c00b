public import Learner
public import QuizSources
public import ShowSources
package import SigningIn
public import Speech
public import Storage
public import WordService

/// The store, dictionary, services and devices that a server works with.
public struct ServerResources: Sendable {
  /// The place where all learners keep their data.
  public let store: Store
  /// The offline dictionary.
  public let dictionary: OfflineDictionary
  /// The dictionaries of other languages.
  public let languages: LanguageDictionaries
  /// The web services; `nil` if no learner may use them.
  public let online: OnlineWords?
  /// The question services on the web; `nil` if no learner may use them.
  public let questionServices: OnlineQuestions?
  /// The services that know shows; `nil` if none is asked.
  public let showServices: ShowServices?
  /// The source of the words of all learners; `nil` leaves the choice to each learner's settings.
  public let source: WordSupply.Source?
  /// The speech engine.
  public let synthesizer: Synthesizer
  /// The words that sound the same.
  public let soundAlikes: SoundAlikeTables
  /// The ALSA device for learners who have sound played on this computer.
  public let device: SoundDevice
  /// The accounts; `nil` if people come in without one.
  package let accounts: AccountBook?
  /// A secret of all servers of the store, by which they give the same sound the same address.
  let soundKey: String

  /// Creates the resources of a server.
  ///
  /// - Parameters:
  ///   - tokens: the tokens that all servers of the store have; `nil` if there is only one server.
  ///   - accounts: the accounts; `nil` if people come in without one.
  package init(
    store: Store, dictionary: OfflineDictionary, languages: LanguageDictionaries,
    online: OnlineWords?,
    questionServices: OnlineQuestions? = nil, showServices: ShowServices? = nil,
    source: WordSupply.Source? = nil, synthesizer: Synthesizer, soundAlikes: SoundAlikeTables,
    device: SoundDevice, tokens: Access? = nil, accounts: AccountBook? = nil
  ) {
    self.store = store
    (self.dictionary, self.languages) = (dictionary, languages)
    self.online = online
    self.questionServices = questionServices
    self.showServices = showServices
    self.source = source
    self.synthesizer = synthesizer
    self.soundAlikes = soundAlikes
    self.device = device
    self.accounts = accounts
    soundKey = (tokens ?? Access()).teacher.text
  }
}
