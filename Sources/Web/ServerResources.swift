public import Speech
public import Storage
public import WordService

/// What a server is made from.
public struct ServerResources: Sendable {
  /// Those of the usual learner; other learners have theirs within.
  public let folders: Folders
  public let dictionary: OfflineDictionary
  /// The web services; `nil` where nobody may ask them.
  public let online: OnlineWords?
  /// Where words come from for all; `nil` leaves it to each learner's settings.
  public let source: WordSupply.Source?
  public let synthesizer: Synthesizer
  /// The ALSA device that "play on this computer" plays on.
  public let device: String

  public init(
    folders: Folders, dictionary: OfflineDictionary, online: OnlineWords?,
    source: WordSupply.Source? = nil, synthesizer: Synthesizer, device: String
  ) {
    self.folders = folders
    self.dictionary = dictionary
    self.online = online
    self.source = source
    self.synthesizer = synthesizer
    self.device = device
  }
}
