internal import ByteText
internal import FoundationEssentials

/// A file of the folder `Voices`: a variant for eSpeak NG, with a line on the voice's purpose.
struct VoiceFile: Hashable {
  let name: String
  let purpose: String
  let speaker: Voice.Speaker?

  /// Returns the voices in a folder, by name. Files that hold no variant, such as a page of
  /// documentation, are left out.
  static func all(in folder: String) -> [VoiceFile] {
    // Without the folder the engine's own voices remain.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + name) else {
        return nil
      }
      return VoiceFile(name: name, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// - Parameter text: the text of the file. Its third line names the voice's purpose.
  /// - Returns: `nil` for a file that holds no variant.
  init?(name: String, text: String) {
    let all = text.split(whereSeparator: \.isNewline)
    let lines = all.prefix(3).map { $0.bytes.dropping(prefix: "// FOR:") ?? $0 }
    guard lines.first?.elementsEqual("language variant") == true else { return nil }
    self.name = name
    func has(_ line: String) -> Bool { all.contains { $0.utf8.elementsEqual(line.utf8) } }
    speaker = has("gender male") ? .man : has("gender female") ? .woman : nil
    purpose = lines.count == 3 ? String(Substring(lines[2].unicodeScalars.drop { $0 == " " })) : ""
  }
}

extension Voice {
  /// Returns the names of our voices and of Flite's, without starting an engine.
  ///
  /// - Parameter folder: the folder with our voices; `nil` if there is none.
  public static func names(in folder: String?) -> [String] {
    let ours = folder.map(VoiceFile.all) ?? []
    return ours.flatMap { voice in VoiceName.accents.map { voice.name + $0.ending } }
      + Flite.voices.map(\.name)
  }
}
