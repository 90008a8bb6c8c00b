/// An error that only a command has. Its sentence names the command or the option that helps.
enum CommandError: Error, CustomStringConvertible {
  /// An argument turned out wrong only when it was used.
  case wrongUsage(String)
  case notCompleted(String)
  case notInDictionary(String, neighbours: [String])
  case notOnList(String, list: String)
  /// A list has no word to ask.
  case emptyList(String)
  /// Somebody else answers at the port; another one is free.
  case portTaken(Int, free: Int)
  /// Standard output takes no more; `reason` is the system's.
  case cannotPrint(reason: String)

  var description: String {
    switch self {
    case .wrongUsage(let sentence): sentence
    case .notCompleted(let word):
      "'\(word)' is not among the completed words: 'vocalvocab completed' lists them."
    case .notInDictionary(let word, let neighbours):
      "The dictionary has no entry for '\(word)': "
        + (neighbours.isEmpty
          ? "check the spelling." : "did you mean \(neighbours.joined(separator: ", "))?")
    case .notOnList(let word, let list):
      "'\(word)' is not on the list '\(list)': 'vocalvocab lists show \(list)' shows its words."
    case .emptyList(let name):
      "The list '\(name)' has no word to ask: 'vocalvocab lists import \(name) FILE' adds some."
    case .portTaken(let port, let free): "Port \(port) is in use: --port \(free) is free."
    case .cannotPrint(let reason):
      "Not all could be printed (\(reason)): make room, or print to another place."
    }
  }
}
