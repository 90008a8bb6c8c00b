import Testing
import Vocabulary

@testable import WordService

@Suite("Words of the levels advanced, expert and bee")
struct HardWordsTests {
  private let dictionary = try! sharedDictionary.get()
  private static let levels: [Level] = [.advanced, .expert, .bee]

  /// The words that are drawn at these levels.
  private static let drawn: [String] = {
    guard let index = try? sharedDictionary.get().index else { return [] }
    return levels.flatMap { level in
      WordLength.possible.flatMap { index.askableRange(level: level, length: $0) }
    }.map { index.text(index.askableWord(at: $0)) }
  }()
  private static let drawnSet = Set(drawn)

  @Test(
    "are drawn if they are hard to spell from their sound",
    arguments: [
      "abhorrence", "surreptitious", "acquiesce", "onomatopoeia", "idiosyncrasy",
      "bouillabaisse", "sacrilegious", "chauvinism", "obeisance", "desiccate", "sommelier",
      "gnocchi", "kohlrabi", "vichyssoise", "abscissa", "syzygy", "eleemosynary", "psittacosis",
      "knickknack", "catarrh", "charivari", "phlegmatic", "pumpernickel", "vicissitude",
      "pusillanimous", "beleaguer", "daguerreotype", "cachinnate", "haecceity", "accoutre",
      "velleity", "oscitancy", "acciaccatura", "absquatulate", "anfractuous",
    ])
  func hard(word: String) { #expect(Self.drawnSet.contains(word)) }

  @Test(
    "are drawn if spelling bees ask them, although they are terms of a science",
    arguments: ["chalcedony", "coccyx", "pterodactyl", "sphygmomanometer", "bougainvillea"])
  func welcome(word: String) { #expect(Self.drawnSet.contains(word)) }

  @Test(
    "are not drawn if a rule makes them of known words",
    arguments: [
      "rowdily", "boorishly", "fashionably", "inconsistently", "linguistically", "ingeniously",
      "evilly", "unctuously", "shoddiness", "thinness", "sleeplessness", "compulsiveness",
      "genuineness", "unframed", "unpainted", "unprocessed", "uneatable", "unsleeping",
      "unarticulated", "unredeemable", "grumbler", "gossiper", "perceiver", "justifier",
      "chinless", "boxful", "jugful", "babyhood", "judgeship", "hawkish", "befouled",
      "secularization", "actualization", "dockworker", "doubleheader", "firebase", "keycard",
      "fieldworker", "orangewood", "oilrig", "nutsedge", "yardarm", "bookbinding", "flagstone",
      "fastball", "mugshot", "scandalmongering",
    ])
  func derivatives(word: String) { expectFoundOnly(word) }

  @Test(
    "are not drawn if one science has them for itself",
    arguments: [
      "labrocyte", "fluoxetine", "streptomycin", "cytopenia", "phalangitis", "haemothorax",
      "benzoic", "diencephalon", "geometrid", "transamination", "klebsiella", "trophozoite",
      "polymerase", "adenosine", "halide", "ethmoid", "innervation",
    ])
  func terms(word: String) { expectFoundOnly(word) }

  @Test(
    "are not drawn if they are spelled as they sound",
    arguments: ["tup", "brad", "odium", "cheep", "stilt", "clod", "divot", "tamp"])
  func plain(word: String) { expectFoundOnly(word) }

  /// Expects that a word is in the dictionary and is asked where a list has it, but not drawn.
  private func expectFoundOnly(_ word: String) {
    #expect(!Self.drawnSet.contains(word))
    #expect(dictionary.word(word)?.level ?? .starter >= .advanced)
    #expect(dictionary.canAsk(word))
  }

  @Test(
    "have no known word and a regular ending",
    arguments: ["ly", "ness", "less", "ship", "hood", "ization"])
  func endings(ending: String) {
    let regular = Self.drawn.filter { word in
      word.hasSuffix(ending) && dictionary.level(of: String(word.dropLast(ending.count))) != nil
    }
    #expect(regular.filter { dictionary.word($0)?.ownCount == 0 } == [])
  }

  @Test("are enough at each level and common length")
  func enough() {
    for level in Self.levels {
      let counts = (5...11).map {
        dictionary.index.askableRange(level: level, length: $0).count
      }
      #expect(counts.allSatisfy { $0 >= 40 }, "\(level.rawValue): \(counts)")
      #expect(counts.reduce(0, +) > 1000, "\(level.rawValue): \(counts)")
    }
    #expect(
      (20...30).map { dictionary.index.askableRange(level: .bee, length: $0).count }
        .reduce(0, +) > 4)
  }
}
