public import Scheduling

/// The document of the weights that are fitted to the learner's journal. It can be made anew from the
/// journal at any time.
public struct FittedWeightsStore: Sendable {
  /// What the last fit found.
  public struct Fit: Hashable, Sendable, Codable {
    /// The weights; `nil` where the published ones foretell as well.
    public let fitted: FittedWeights?
    /// The number of rounds that the journal had.
    public let rounds: Int

    public init(_ fitted: FittedWeights?, rounds: Int) {
      self.fitted = fitted
      self.rounds = rounds
    }
  }

  private let document: Document<Fit>

  init(in folder: StoreFolder) {
    document = Document("memory.json", in: folder.documents, format: "vocalvocab.memory")
  }

  /// Returns the last fit; `nil` if there was none, or if its document can't be read.
  public func read() -> Fit? { (try? document.read()) ?? nil }

  /// Keeps a fit.
  ///
  /// - Throws: ``StorageError``, among others for a document of a newer version, which stays as it is.
  public func keep(_ fit: Fit) throws(StorageError) {
    try document.change { _ in fit }
  }
}
