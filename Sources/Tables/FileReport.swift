/// The report of the reader of a file: the encoding, the columns, and the rows that are left out or
/// changed. A person looks at it, and may choose otherwise.
package struct FileReport<Reason: Hashable & Sendable>: Hashable, Sendable {
  package var encoding = TextEncoding.utf8
  /// Whether the encoding is a guess.
  package var isEncodingGuessed = false
  /// The shape of a table; `nil` for a text that is none.
  package var shape: TableShape?
  /// The rows that are left out, or are read in another way than they are written.
  package var notes = RowNotes<Reason>()

  package init() {}

  /// - Parameters:
  ///   - choices: the person's choices. A line in whose place a person's own text stands needs no
  ///     remark.
  ///   - reason: makes a reason of the reader's own of one about a line of text.
  package init(
    of text: FileText, _ choices: ReadingChoices = ReadingChoices(), reason: (RowReason) -> Reason
  ) {
    (encoding, isEncodingGuessed) = (text.encoding, text.isGuessed)
    notes = text.notes.without { choices.rows[$0] != nil }.map(reason)
  }
}
