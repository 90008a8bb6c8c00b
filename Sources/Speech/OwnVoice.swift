internal import FoundationEssentials

/// A voice of the folder `Voices`: an eSpeak NG variant with a line on what it is for.
struct OwnVoice: Hashable {
  let name: String
  let purpose: String

  /// The voices in a folder, by name. What is no variant file (a page, say) is passed over.
  static func all(in folder: String) -> [OwnVoice] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + name) else {
        return nil
      }
      return OwnVoice(name: name, file: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// - Parameter file: the text of a variant file; its third line says what the voice is for.
  init?(name: String, file: String) {
    let lines = file.split(separator: "\n").prefix(3).map { $0.trimmingPrefix("// FOR:") }
    guard lines.first == "language variant" else { return nil }
    self.name = name
    purpose = lines.count == 3 ? String(lines[2].drop { $0 == " " }) : ""
  }
}
