public import Vocabulary

/// A reason why a row of a file is left out, or is read in another way than it is written.
public enum RowReason: Hashable, Sendable {
  /// The line is no text in the file's encoding.
  case notText
  /// The line is in another encoding than the rest.
  case otherEncoding(TextEncoding)
  /// The line had this number of control characters, which are removed.
  case controls(Int)
  /// The line has more bytes than this.
  case tooLong(limit: Int)
  /// A quotation mark stands in a text that begins with one. It is read as a part of the text.
  case strayQuote
  /// A quotation mark opens a field that nothing closes. It is read as a part of the text.
  case openQuote
  /// The row has a separator in its last field. The pieces are joined.
  case joined(fields: Int, columns: Int)
  /// The row has more fields than there are columns.
  case tooManyFields(Int, columns: Int)
  /// Lines without a separator follow the row. They are read as a part of its last field.
  case continued(lines: Int)
  /// The row has only one field.
  case oneField
  /// The row has an entry that a list can't have.
  case entry(EntryFault)
  /// The line is a heading, not a word.
  case heading
  /// The line is a sentence or other prose, not a word.
  case prose
  /// The line has a pronunciation, which is left out here and in other lines.
  case pronunciation(lines: Int)
  /// The line has a part of speech beside a word without a meaning. It is left out here and in
  /// other lines.
  case partOfSpeech(lines: Int)
  /// The line gives another spelling of its word, which is left out.
  case otherSpelling(String)
  /// The line has this number of words between slashes.
  case divided(Int)
  /// The line has letters in brackets that a word may have or not, so that it is this number of
  /// words: `accident(ally)`.
  case optionalLetters(Int)
  /// Signs without a letter stand behind the word. They are left out.
  case unreadRemark(String)
  /// The line is a comment.
  case comment
  /// The row says the same as an earlier line.
  case repeated(earlier: Int)
}

extension RowReason {
  /// The rest of a sentence whose subject is the line.
  public var predicate: String {
    switch self {
    case .notText: "is not text in UTF-8, and in no other encoding that makes sense: write it again"
    case .otherEncoding(let encoding):
      "is in another encoding than the rest, and is read as \(encoding.title)"
    case .controls(let count):
      count == 1
        ? "has a control character, which is removed"
        : "has \(count) control characters, which are removed"
    case .tooLong(let limit): "has more than \(limit) bytes: divide it"
    case .strayQuote: "has a quotation mark in a quoted text: it is taken as a part of the text"
    case .openQuote:
      "opens a quotation mark that is never closed: it is taken as a part of the text"
    case .joined(let fields, let columns):
      "has \(fields) fields for \(columns) columns: the last ones are joined"
    case .tooManyFields(let count, let columns):
      """
      has \(count) fields for \(columns) column\(columns == 1 ? "" : "s"): put quotation marks \
      around a text that has the separator in it
      """
    case .continued(let lines):
      lines == 1
        ? "goes on in the next line, which has no separator"
        : "goes on in the next \(lines) lines, which have no separator"
    case .oneField:
      "has one field: write a separator between the two sides, or choose the one that the file has"
    case .entry(let fault): fault.predicate
    case .heading: "is a heading"
    case .prose: "is a text, not a word"
    case .pronunciation(let lines): "has a pronunciation, which is left out\(lines.others)"
    case .partOfSpeech(let lines):
      "has a part of speech without a meaning, which is left out\(lines.others)"
    case .otherSpelling(let word): "gives '\(word)' as another spelling, which is left out"
    case .divided(let count): "has a slash, so it is read as \(count) words"
    case .optionalLetters(let count):
      "has letters in brackets, so it is read as \(count) words"
    case .unreadRemark(let text): "has '\(text)' behind the word, which is left out"
    case .comment: "begins with '#', so it is a comment"
    case .repeated(let earlier): "says the same as line \(earlier)"
    }
  }
}

extension Int {
  /// The other lines in which something is left out, for the end of a sentence about the first.
  fileprivate var others: String {
    switch self {
    case ...1: ""
    case 2: ", as in another line"
    default: ", as in \(self - 1) other lines"
    }
  }
}
