/// The folders of a learner's files, by the XDG Base Directory Specification.
public struct Folders: Hashable, Sendable {
  /// The folder of the journal, the completed words and the lists.
  public let data: String
  /// The folder of the settings and pronunciations.
  public let config: String
  /// The folder of files that can be rebuilt.
  public let cache: String

  /// Finds the folders of a user.
  ///
  /// - Parameters:
  ///   - data: a data folder in place of the usual one.
  ///   - environment: variables by name. An empty or relative XDG variable counts as not set, as the
  ///     specification demands.
  public init(data: String? = nil, environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    func folder(_ variable: String, _ normal: String) -> String {
      let set = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (set ?? home + "/" + normal) + "/vocalvocab"
    }
    self.data = data ?? folder("XDG_DATA_HOME", ".local/share")
    config = folder("XDG_CONFIG_HOME", ".config")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }

  private init(data: String, config: String, cache: String) {
    (self.data, self.config, self.cache) = (data, config, cache)
  }

  /// Returns the folders of one of several learners who practise in one place. They share the cache.
  public func ofLearner(named name: String) -> Folders {
    Folders(data: "\(data)/learners/\(name)", config: "\(config)/learners/\(name)", cache: cache)
  }

  /// Returns the names of the learners who have folders here, sorted.
  public func learnerNames() throws(StorageError) -> [String] {
    try FileSystem.entries(of: data + "/learners").sorted()
  }
}
