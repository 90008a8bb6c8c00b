// This whole file by Character: its texts are names that a person types.

package import ArgumentParser
import ByteText
import Console
import FoundationEssentials
import Learner
import Speech
package import Storage
import Vocabulary

/// The values that a shell offers while a person types a command.
extension CompletionKind {
  /// The names of the learner's lists.
  package static let lists = found { words, _, _ in CommandWords(words).lists }

  /// The names of the voices.
  package static let voices = found { words, _, _ in CommandWords(words).voices }

  /// The names of the voices that the learner has added.
  package static let addedVoices = found { words, _, _ in CommandWords(words).addedVoices }

  /// The names of the sound devices.
  package static let devices = found { _, _, _ in SoundDevice.all.map(\.name) }

  /// The levels of words.
  package static let levels = list(Level.allCases.map(\.rawValue))

  /// The values of the setting whose name stands before.
  package static let settingValues = found { words, index, _ in
    guard index > 0, words.indices.contains(index - 1),
      let setting = try? Setting(named: words[index - 1])
    else { return [] }
    switch setting {
    case .voice: return CommandWords(words).voices
    case .device: return SoundDevice.all.map(\.name)
    case .level: return setting.offered + Level.allCases.map(\.rawValue)
    default: return setting.offered
    }
  }

  /// Returns the completion of values that are found when a shell asks for them.
  package static func found(
    _ find: @escaping @Sendable ([String], Int, String) -> [String]
  ) -> CompletionKind {
    custom { words, index, typed in
      let values = find(words, index, typed)
      // zsh takes the text after a colon for a description of the value.
      guard CompletionShell.requesting == .zsh else { return values }
      return values.map { $0.bytes.replacing(":", with: "\\:") }
    }
  }

  /// Returns the files and folders that begin with a typed text. A shell itself completes files
  /// only where nothing else is possible.
  package static func files(_ typed: String) -> [String] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder + $0 }
  }
}

/// The words of a command that a person types, as a shell passes them on.
package struct CommandWords {
  private let words: [String]

  package init(_ words: [String]) { self.words = words }

  package var lists: [String] { (try? files?.lists.names()) ?? [] }

  var voices: [String] { Voice.names(in: Environment.voices) + addedVoices }

  var addedVoices: [String] { (try? files?.voices.read().map(\.name)) ?? [] }

  /// The learner's files, in the folder that the command names or in the usual one.
  package var files: LearnerFiles? {
    let option = "--data"
    let next = words.firstIndex(of: option).map { words.index(after: $0) }
    let named =
      next.flatMap { words.indices.contains($0) ? words[$0] : nil }
      ?? words.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    let variables = Environment.variables
    let home = variables["HOME"] ?? ""
    let data = named.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    return try? LearnerFiles(Folders(data: data, environment: variables), isReading: true)
  }
}
