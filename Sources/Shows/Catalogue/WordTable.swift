// This whole file by scalar: its texts are the words of titles.

/// The words of all titles in their order, each with the entries that have it.
struct WordTable: Sendable {
  /// A word of the table that a word of a search can mean.
  struct Hit {
    let word: Int
    /// How far the two differ: 0 for the same word, 1 for a beginning, more for slips.
    let penalty: Int
  }

  private var words = ByteColumn()
  private var entries = ListColumn()
  /// The letters of each word, a bit for each. Words with few letters in common need no comparison.
  private var letters: [UInt32] = []
  private var order: [UInt32] = []

  /// - Parameter pairs: words and the entries that have them, in any order.
  init(_ lists: [String: [UInt32]]) {
    let sorted = lists.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (word, numbers) in sorted {
      words.append(word.utf8)
      entries.append(numbers)
      letters.append(Self.letters(word.utf8))
    }
    order = Array(0..<UInt32(sorted.count))
    words.shrink()
  }

  init(from reader: inout ColumnReader) throws(UnreadableColumns) {
    (words, entries) = (try ByteColumn(from: &reader), try ListColumn(from: &reader))
    (letters, order) = (try reader.numbers(), try reader.numbers())
    guard letters.count == words.count, order.count == words.count else {
      throw UnreadableColumns()
    }
  }

  func write(to writer: inout ColumnWriter) {
    words.write(to: &writer)
    entries.write(to: &writer)
    writer.append(letters)
    writer.append(order)
  }

  /// The bytes of memory that the table takes.
  var memory: Int {
    words.memory + entries.memory
      + (letters.capacity + order.capacity) * MemoryLayout<UInt32>.stride
  }

  /// Returns the entries that have a word of the table.
  func entries(of word: Int) -> ArraySlice<UInt32> { entries[word] }

  /// Returns the words of the table that a word can mean.
  ///
  /// - Parameters:
  ///   - isLast: whether the person may still type the word, so that it may be a beginning.
  ///   - withSlips: whether slips are forgiven.
  func hits(_ word: String, isLast: Bool, withSlips: Bool) -> [Hit] {
    let text = Array(word.utf8)
    var hits: [Hit] = []
    var index = words.lowerBound(of: text, in: order)
    while index < words.count, words[index].starts(with: text) {
      let isWhole = words[index].count == text.count
      guard isWhole || isLast else { break }
      hits.append(Hit(word: index, penalty: isWhole ? 0 : 1))
      index += 1
    }
    if withSlips { addSlips(of: text, isLast: isLast, to: &hits) }
    return hits
  }

  /// Adds the words that differ by a few slips. A word that the person still types is compared with
  /// the beginnings of words of a few letters more.
  private func addSlips(of text: [UInt8], isLast: Bool, to hits: inout [Hit]) {
    let bound = EditDistance.bound(for: text.count)
    guard bound > 0 else { return }
    let (own, known) = (Self.letters(text), Set(hits.map(\.word)))
    let counter = SlipCounter(text)
    for index in letters.indices {
      // A slip adds or takes one letter, or puts one in the place of another.
      guard (own & ~letters[index]).nonzeroBitCount <= bound else { continue }
      let word = words[index]
      let isLonger = word.count > text.count + bound
      guard word.count + bound >= text.count, isLast || !isLonger else { continue }
      if !isLast, (letters[index] & ~own).nonzeroBitCount > bound { continue }
      let slips = counter.slips(to: word.prefix(text.count + bound), orBeginning: isLast)
      guard slips > 0, slips <= bound, !known.contains(index) else { continue }
      hits.append(Hit(word: index, penalty: 2 * slips + (isLonger ? 1 : 0)))
    }
  }

  private static func letters(_ text: some Sequence<UInt8>) -> UInt32 {
    text.reduce(0) { $0 | 1 << UInt32($1 & 0x1F) }
  }

  /// Returns the words of a title by which it is found. Each sign of a script that puts no spaces
  /// between words is a word of its own.
  static func words(of title: String) -> [String] {
    TitleWords(title).words.flatMap { word in
      guard word.unicodeScalars.contains(where: isWord) else { return [word] }
      var (words, rest) = ([String](), String.UnicodeScalarView())
      for scalar in word.unicodeScalars {
        guard isWord(scalar) else {
          rest.append(scalar)
          continue
        }
        if !rest.isEmpty { words.append(String(rest)) }
        rest = String.UnicodeScalarView()
        words.append(String(scalar))
      }
      return rest.isEmpty ? words : words + [String(rest)]
    }
  }

  /// Whether a scalar is a kana or an ideograph.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FF).contains(scalar.value) || scalar.properties.isIdeographic
  }
}
