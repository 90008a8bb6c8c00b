internal import Languages
internal import Vocabulary

/// The bytes of an entry in the file of a dictionary.
enum PairEntryBytes {
  private static let genders = Gender.allCases
  private static let names = FormName.allCases
  private static let labels = UsageLabel.allCases

  static func append(_ entry: DictionaryEntry, to bytes: inout [UInt8]) {
    bytes.append(text: entry.partOfSpeech?.rawValue ?? "")
    bytes.append(list: entry.genders) { gender, bytes in
      bytes.append(UInt8(clamping: genders.firstIndex(of: gender) ?? 0))
    }
    bytes.append(text: entry.ipa ?? "")
    bytes.append(list: entry.forms) { form, bytes in
      bytes.append(UInt8(clamping: names.firstIndex(of: form.name) ?? 0))
      bytes.append(text: form.text)
    }
    bytes.append(list: entry.formOf) { lemma, bytes in bytes.append(text: lemma) }
    bytes.append(list: entry.senses) { sense, bytes in
      bytes.append(text: sense.text)
      bytes.append(number: mask(sense.labels))
      bytes.append(list: sense.examples) { example, bytes in
        bytes.append(text: example.text)
        bytes.append(text: example.translation ?? "")
      }
    }
  }

  static func entry(_ headword: String, _ bytes: IndexBytes, _ offset: inout Int) -> DictionaryEntry
  {
    let part = bytes.nextText(&offset)
    let genders = bytes.nextList(&offset) { offset in
      element(nextByte(bytes, &offset), of: Self.genders)
    }
    let ipa = bytes.nextText(&offset)
    let forms = bytes.nextList(&offset) { offset in
      let name = element(nextByte(bytes, &offset), of: names)
      return DictionaryEntry.Form(bytes.nextText(&offset), name)
    }
    let formOf = bytes.nextList(&offset, bytes.nextText)
    let senses = bytes.nextList(&offset) { sense(bytes, &$0) }
    return DictionaryEntry(
      headword, part.isEmpty ? nil : PartOfSpeech(rawValue: part), genders: genders,
      ipa: ipa.isEmpty ? nil : ipa, forms: forms, senses: senses, formOf: formOf)
  }

  private static func sense(_ bytes: IndexBytes, _ offset: inout Int) -> DictionaryEntry.Sense {
    let text = bytes.nextText(&offset)
    let labels = labels(bytes.nextNumber(&offset))
    let examples = bytes.nextList(&offset) { offset in
      let text = bytes.nextText(&offset)
      let translation = bytes.nextText(&offset)
      return DictionaryEntry.Example(text, translation: translation.isEmpty ? nil : translation)
    }
    return DictionaryEntry.Sense(text, examples: examples, labels: labels)
  }

  private static func nextByte(_ bytes: IndexBytes, _ offset: inout Int) -> Int {
    defer { offset += 1 }
    return Int(bytes.byte(offset))
  }

  /// Returns an element by its place. In a damaged file, another element may come.
  private static func element<Element>(_ index: Int, of all: [Element]) -> Element {
    all[min(index, all.count - 1)]
  }

  private static func mask(_ labels: Set<UsageLabel>) -> Int {
    Self.labels.enumerated().reduce(0) { labels.contains($1.element) ? $0 | 1 << $1.offset : $0 }
  }

  private static func labels(_ mask: Int) -> Set<UsageLabel> {
    guard mask != 0 else { return [] }
    return Set(labels.enumerated().lazy.filter { mask >> $0.offset & 1 == 1 }.map(\.element))
  }
}

extension [UInt8] {
  /// Appends the number of elements in one byte, and then the elements.
  fileprivate mutating func append<Item>(
    list: [Item], _ append: (Item, inout [UInt8]) -> Void
  ) {
    self.append(UInt8(clamping: list.count))
    for item in list.prefix(Int(UInt8.max)) { append(item, &self) }
  }
}
