package import Scheduling
package import Storage

/// The document of the weights that are fitted to the learner's journal. It can be rebuilt from the
/// journal at any time.
package struct FittedWeightsStore: Sendable {
  /// The result of a fit.
  package struct Fit: Hashable, Sendable, Codable {
    /// The weights; `nil` if the published weights predict as well.
    package let fitted: FittedWeights?
    /// The number of rounds that the journal had.
    package let rounds: Int

    package init(_ fitted: FittedWeights?, rounds: Int) {
      self.fitted = fitted
      self.rounds = rounds
    }
  }

  private let document: Document<Fit>

  init(in documents: any DocumentStore) {
    document = Document("memory.json", in: documents, format: "vocalvocab.memory")
  }

  /// Returns the last fit; `nil` if there was none, or if its document can't be read.
  package func read() -> Fit? { (try? document.read()) ?? nil }

  /// Keeps a fit.
  ///
  /// - Throws: ``StorageError``, among others for a document of a newer version, which stays as it
  ///   is.
  package func keep(_ fit: Fit) throws(StorageError) {
    try document.change { _ in fit }
  }
}

extension LearnerFiles {
  /// The weights that are fitted to the journal.
  package var weights: FittedWeightsStore { FittedWeightsStore(in: documents) }
}
