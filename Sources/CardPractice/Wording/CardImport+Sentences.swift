internal import CardFormats
internal import Cards
package import Learner

extension CardImport {
  /// The sentences about what the import loses. The rows that the reader of a text left out are in
  /// the ``reading``.
  package var lossSentences: [String] {
    CardCollection.Loss.allCases.compactMap { loss in
      guard let count = losses[loss], loss != .columns || report.shape == nil else { return nil }
      return loss.sentence(count)
    }
  }

  /// How the file was read.
  package var reading: FileReading {
    FileReading(report, doubt: refusal?.description) { $0.predicate }
  }
}

extension CardCollection.Loss {
  /// Returns the sentence that says what the import loses.
  func sentence(_ count: Int) -> String {
    let cards = count.of("card")
    switch self {
    case .emptyCards: return "\(cards) without a text on one side: left out."
    case .longCards:
      return "\(cards) with more than \(Card.longestSide) characters on a side: left out."
    case .formulas: return "\(cards) with formulas: these are shown as they are written."
    case .remoteFiles:
      return "\(cards) with a picture or a sound from the internet: it is not fetched."
    case .films: return "\(cards) with a film: it is left out."
    case .scripts: return "\(cards) with a program or a page inside: it is left out."
    case .imageOcclusions:
      return "\(cards) that cover parts of a picture: the whole picture is shown."
    case .hints:
      return "\(cards) with a hint that is shown when pressed: the hint is put on the back."
    case .missingFiles: return "\(count.of("file")) that cards name, but the package lacks."
    case .renamedFiles:
      return "\(count.of("file")) with brackets or other signs of marks in the name: the cards "
        + "have a hyphen for each of these signs."
    case .columns: return "\(count.of("column")) that no card has: left out."
    case .flags: return "\(cards) with a coloured flag: it is left out."
    }
  }
}
