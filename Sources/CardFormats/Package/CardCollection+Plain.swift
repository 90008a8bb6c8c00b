internal import Cards
internal import FoundationEssentials
internal import Scheduling

/// The answer of the process that has read a package.
enum PackageAnswer {
  case cards(CardCollection, files: [String])
  case refused(CardFileError)
}

extension PlainWriter {
  mutating func write(_ collection: CardCollection, files: [String]) throws(Full) {
    try write(0)
    try write(collection.losses.count)
    for (loss, count) in collection.losses {
      try write(loss.rawValue)
      try write(count)
    }
    try write(files.count)
    for file in files { try write(file) }
    try write(collection.parts.count)
    for part in collection.parts {
      try write(part.deck == nil ? 0 : 1)
      try write(part.deck ?? "")
      try write(part.entries.count)
      for entry in part.entries { try write(entry) }
    }
  }

  private mutating func write(_ entry: CardCollection.Entry) throws(Full) {
    let card = entry.card
    for text in [card.id, card.front, card.back] { try write(text) }
    try write(card.tags.count)
    for tag in card.tags { try write(tag) }
    try write((card.isSuspended ? 1 : 0) + (entry.memory == nil ? 0 : 2))
    guard let memory = entry.memory else { return }
    try write(memory.state.stability)
    try write(memory.state.difficulty)
    try write(memory.lastReview.timeIntervalSince1970)
    try write(memory.reviews)
    try write(memory.lapses)
  }

  mutating func write(refusal error: CardFileError) throws(Full) {
    let (kind, text, number): (Int, String, Int)
    switch error {
    case .noCards: (kind, text, number) = (1, "", 0)
    case .tooManyCards(let most): (kind, text, number) = (2, "", most)
    case .tooManyDecks(let most): (kind, text, number) = (3, "", most)
    case .tooMuchText(let limit): (kind, text, number) = (4, "", limit)
    case .tooMuchWork(let limit): (kind, text, number) = (5, "", limit)
    case .tooMuchMedia(let limit): (kind, text, number) = (6, "", limit)
    case .noCollection: (kind, text, number) = (7, "", 0)
    case .broken(let part): (kind, text, number) = (8, part, 0)
    case .tooLarge(let part, let limit): (kind, text, number) = (9, part, limit)
    case .tooManyFiles(let most): (kind, text, number) = (10, "", most)
    case .newerPackage: (kind, text, number) = (11, "", 0)
    case .badFileName(let name): (kind, text, number) = (12, name, 0)
    case .missingLibrary(let library): (kind, text, number) = (13, library, 0)
    default: (kind, text, number) = (14, "", 0)
    }
    try write(kind)
    try write(String(text.prefix(100)))
    try write(number)
  }
}

extension PlainReader {
  mutating func answer() throws(Broken) -> PackageAnswer {
    let kind = try number()
    guard kind == 0 else { return .refused(try refusal(kind)) }
    var collection = CardCollection()
    for _ in 0..<(try count()) {
      guard let loss = CardCollection.Loss(rawValue: try text()) else { throw Broken() }
      collection.losses[loss] = try number()
    }
    var files: [String] = []
    for _ in 0..<(try count()) { files.append(try text()) }
    for _ in 0..<(try count()) {
      let hasDeck = try number() == 1
      let deck = try text()
      var part = CardCollection.Part(deck: hasDeck ? deck : nil)
      for _ in 0..<(try count()) { part.entries.append(try entry()) }
      collection.parts.append(part)
    }
    guard collection.count > 0 else { throw Broken() }
    return .cards(collection, files: files)
  }

  /// Returns the bytes of a file, or the reason why it has none.
  mutating func file() throws(Broken) -> Result<[UInt8], CardFileError> {
    let kind = try number()
    return kind == 0 ? .success(Array(try content())) : .failure(try refusal(kind))
  }

  private mutating func entry() throws(Broken) -> CardCollection.Entry {
    let (id, front, back) = (try text(), try text(), try text())
    var tags: [String] = []
    for _ in 0..<(try count()) { tags.append(try text()) }
    let flags = try number()
    let card = Card(id: id, front: front, back: back, tags: tags, isSuspended: flags & 1 != 0)
    do throws(Card.Fault) { try card.check() } catch { throw Broken() }
    guard flags & 2 != 0 else { return CardCollection.Entry(card) }
    let state = MemoryState(stability: try double(), difficulty: try double())
    let last = try double()
    guard last.isFinite, state.stability.isFinite, state.difficulty.isFinite else { throw Broken() }
    let memory = CardCollection.Memory(
      state: state, lastReview: Date(timeIntervalSince1970: last), reviews: try number(),
      lapses: try number())
    return CardCollection.Entry(card, memory: memory)
  }

  private mutating func refusal(_ kind: Int) throws(Broken) -> CardFileError {
    let (text, number) = (try text(), try number())
    return switch kind {
    case 1: .noCards
    case 2: .tooManyCards(number)
    case 3: .tooManyDecks(number)
    case 4: .tooMuchText(limit: number)
    case 5: .tooMuchWork(limit: number)
    case 6: .tooMuchMedia(limit: number)
    case 7: .noCollection
    case 8: .broken(part: text)
    case 9: .tooLarge(part: text, limit: number)
    case 10: .tooManyFiles(number)
    case 11: .newerPackage
    case 12: .badFileName(text)
    case 13: .missingLibrary(text)
    default: .notAPackage
    }
  }
}
