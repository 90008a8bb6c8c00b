internal import ByteText

/// The folders of a learner's files, by the XDG Base Directory Specification.
public struct Folders: Hashable, Sendable {
  /// The folder of the journal, the completed words and the lists.
  public let data: String
  /// The folder of the pronunciations, of the voices that programs speak, and of the usual
  /// settings.
  public let config: String
  /// The folder of the learner's own settings. If the user named a data folder, it is that folder,
  /// so that each data folder has its own settings.
  public let settings: String
  /// The folder of files that can be rebuilt.
  public let cache: String
  /// Whether the learner is one of several who practise in one place; see ``ofLearner(named:)``.
  let isOneOfSeveral: Bool

  /// Finds the folders of a user.
  ///
  /// - Parameters:
  ///   - data: a data folder in place of the usual one.
  ///   - environment: variables by name. An empty or relative XDG variable counts as not set, as
  ///     the specification demands.
  public init(data: String? = nil, environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    func folder(_ variable: String, _ normal: String) -> String {
      let set = environment[variable].flatMap { $0.bytes.hasPrefix("/") ? $0 : nil }
      return (set ?? home + "/" + normal) + "/vocalvocab"
    }
    let usual = folder("XDG_DATA_HOME", ".local/share")
    self.data = data ?? usual
    config = folder("XDG_CONFIG_HOME", ".config")
    settings = if let data, data != usual { data } else { config }
    cache = folder("XDG_CACHE_HOME", ".cache")
    isOneOfSeveral = false
  }

  private init(learner: String, of folders: Folders) {
    data = "\(folders.data)/learners/\(learner)"
    config = "\(folders.config)/learners/\(learner)"
    settings = "\(folders.settings)/learners/\(learner)"
    cache = folders.cache
    isOneOfSeveral = true
  }

  /// The folder of the usual settings, which apply where the learner has chosen nothing; `nil` if
  /// it is also the folder of the learner's own settings.
  var usualSettings: String? { settings == config ? nil : config }

  /// Returns the folders of one of several learners who practise in one place. They share the
  /// cache.
  public func ofLearner(named name: String) -> Folders {
    Folders(learner: name, of: self)
  }
}
