internal import Learner
internal import SigningIn
internal import Storage
internal import Vocabulary

/// The name of a learner. The usual learner of this computer has none.
enum LearnerName: Hashable, Sendable {
  case usual
  case named(String)
  /// Nobody: the class of a school, whose lists, cards and quizzes are kept as a learner's are.
  case schoolClass(Identifier)

  /// The name; `nil` for the usual learner and for a class.
  var text: String? {
    if case .named(let name) = self { name } else { nil }
  }

  /// The name in the directory of all learners; `nil` for the usual learner, who isn't there.
  var directoryName: String? {
    switch self {
    case .usual: nil
    case .named(let name): name
    case .schoolClass(let id): SchoolClass.directoryName(of: id)
    }
  }

  /// The name without the number by which the server distinguishes the learner from others who have
  /// the same name: `Mia` for `Mia 2`.
  var unnumbered: String? {
    guard let text, let space = text.utf8.lastIndex(of: UInt8(ascii: " ")) else { return text }
    let number = text[text.utf8.index(after: space)...]
    guard let count = Int(number), count > 1, number.utf8.allSatisfy("0123456789".utf8.contains)
    else { return text }
    return String(text[..<space])
  }

  /// Checks a name. Its letters are composed (Unicode NFC), so that a name has one folder, however
  /// it was typed.
  ///
  /// - Throws: a ``Problem`` for a text that can't be the name of a folder.
  init(_ text: String) throws {
    let text = text.composed
    // A path is made of bytes, so scalars are checked. As a Character, `/` with an accent differs
    // from `/`.
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, text.count <= 40,
      text.utf8.count <= 200, first != ".", !first.properties.isWhitespace,
      !last.properties.isWhitespace, !scalars.contains("/"), !scalars.contains("\\"),
      !scalars.contains(where: { $0.properties.generalCategory == .control }),
      !SchoolClass.isDirectoryName(text)
    else {
      throw Problem.invalid(
        "'\(text.prefix(60))' can't be a learner's name: give one of at most 40 characters, "
          + "without '/' or '\\', and without a full stop or a space at its start.")
    }
    self = .named(text)
  }

  /// Checks the new name of a learner. Every character of it must be visible, because people can't
  /// distinguish two names with the same visible letters. Older names stay as they are.
  ///
  /// - Throws: a ``Problem``.
  init(new text: String) throws {
    try self.init(text)
    guard !DocumentName.hasHiddenSigns(text) else {
      throw Problem.invalid(
        "'\(text.prefix(60).description.printable)' can't be a learner's name, because it has "
          + "invisible signs: give one of visible characters.")
    }
  }
}
