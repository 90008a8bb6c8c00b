internal import ByteText
internal import Cards

extension CardText {
  /// The words that a voice says of the sounds and pictures of a side: `Picture: a port.`; `nil`
  /// for a side without them.
  var spokenFiles: String? {
    let sentences = spans.compactMap { span -> String? in
      switch span {
      case .sound(let name): "Sound: \(Self.words(of: name))."
      case .picture(let name, let about):
        "Picture: \(about.isEmpty ? Self.words(of: name) : about)."
      default: nil
      }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Returns the words in the name of a file, without its ending.
  private static func words(of name: String) -> String {
    MediaName.divided(name).base.bytes.replacing("_", with: " ").bytes.replacing("-", with: " ")
  }
}
