/// Where files go, by the XDG Base Directory Specification.
public struct Folders: Hashable, Sendable {
  public let data: String
  public let config: String
  public let cache: String

  /// - Parameters:
  ///   - data: a folder for what the learner did, instead of the usual one.
  ///   - environment: variables by name. An unset, empty or relative XDG variable counts as not set,
  ///     as the specification wants.
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

  /// The folders of one of several learners who practise in one place: what can be rebuilt is shared.
  public func ofLearner(named name: String) -> Folders {
    Folders(data: "\(data)/learners/\(name)", config: "\(config)/learners/\(name)", cache: cache)
  }

  /// The learners who have folders here, in order.
  public func learnerNames() throws(StorageError) -> [String] {
    try FileSystem.entries(of: data + "/learners").sorted()
  }
}
