import ArgumentParser
import Practice
import Speech
import Storage
import Tutor
import Vocabulary
import WordService

struct Define: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "define",
    abstract: "Show what a word means, how common it is and how it is said.")

  @Argument(help: "The word.")
  var word: [String]

  @Flag(name: .long, help: "No colour, one statement a line.")
  var plain = false

  @OptionGroup var list: ListOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var sound: SoundOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    let files = try data.files()
    let dictionary = try offlineDictionary(files.folders).get()
    let text = word.joined(separator: " ")
    let preferences = Preferences(try files.settings.read())
    let supply = WordSupply(
      try source.source(preferences), dictionary: dictionary,
      online: try source.services(preferences, cache: files.folders.cache))
    let online = await supply.explanation(of: text)
    for failure in await supply.takeFailures() { Screen.complain(failure.description) }
    guard let found = dictionary.word(text) ?? online?.word(text) else {
      throw NotFound(word: text, neighbours: dictionary.neighbours(of: text))
    }
    let setup = try await SoundSetup(sound, files: files)
    let sounds = try await setup.soundAlikes(dictionary, cache: files.folders.cache)
    let entry = WordEntry(
      found, pronunciations: try await pronunciations(of: found, setup),
      inflections: dictionary.inflections(of: found.text),
      sound: sounds?.entry(
        of: found.text, as: found.definitions.first?.partOfSpeech, regions: dictionary.regions),
      online: online)
    let screen = Screen(plain: plain)
    if list.json {
      screen.line(try json(entry))
    } else {
      entry.show(on: screen)
    }
  }
}

extension Define {
  /// How a word is said: in one way, or in one for each part of speech.
  private func pronunciations(
    of word: Word, _ setup: SoundSetup
  ) async throws -> [WordEntry.Pronunciation] {
    let voice = setup.script.voice
    var parts: [PartOfSpeech?] = [nil]
    if await setup.synthesizer.heteronyms(voice: voice).contains(word.text.lowercased()) {
      parts = word.definitions.map(\.partOfSpeech)
    }
    var ways: [WordEntry.Pronunciation] = []
    for part in parts {
      let ipa = try await setup.synthesizer.pronunciation(
        of: word.text, as: part?.rawValue, voice: voice)
      if let same = ways.firstIndex(where: { $0.ipa == ipa }) {
        ways[same].add(part)
      } else {
        ways.append(WordEntry.Pronunciation(ipa: ipa, partsOfSpeech: part.map { [$0] }))
      }
    }
    return ways
  }
}

/// All that is known of a word, as it is shown and as it is printed in JSON.
struct WordEntry: Encodable {
  struct Inflection: Encodable {
    let form: String
    let name: WordForm.Name
  }

  struct Pronunciation: Encodable {
    /// In the International Phonetic Alphabet.
    let ipa: String
    /// `nil` is all.
    var partsOfSpeech: [PartOfSpeech]?

    mutating func add(_ part: PartOfSpeech?) {
      guard let part, partsOfSpeech?.contains(part) == false else { return }
      partsOfSpeech?.append(part)
    }
  }

  let word: String
  /// As the first definition is said.
  let pronunciation: String
  let pronunciations: [Pronunciation]
  let level: Level?
  let regions: [Region]
  let definitions: [Definition]
  let formOf: [WordForm]
  let inflections: [Inflection]
  let homophones: [String]
  let otherSpellings: [SoundAlike.Spelled]
  let authority: Authority?
  /// What the dictionary service adds.
  let online: OnlineEntry?

  init(
    _ word: Word, pronunciations: [Pronunciation],
    inflections: [(form: String, name: WordForm.Name)], sound: SoundAlikes.Entry?,
    online: OnlineEntry?
  ) {
    self.word = word.text
    pronunciation = pronunciations.first?.ipa ?? ""
    self.pronunciations = pronunciations
    level = word.level
    regions = Region.allCases.filter(word.regions.contains)
    definitions = word.definitions
    formOf = word.forms
    self.inflections = inflections.map { Inflection(form: $0.form, name: $0.name) }
    let alikes = sound?.soundAlikes ?? []
    homophones = alikes.compactMap { if case .homophone(let text) = $0 { text } else { nil } }
    otherSpellings = alikes.compactMap {
      if case .variant(let spelled) = $0 { spelled } else { nil }
    }
    authority = word.authority
    self.online = online
  }

  func show(on screen: Screen) {
    let level = level.map { "level \($0.rawValue)" } ?? "in no word list"
    screen.line(
      "\(screen.styled(word.printable, .strong))  \(said)  "
        + screen.styled(level, .quiet))
    for remark in remarks { screen.paragraph(remark, indent: 2) }
    show(definitions, by: authority, on: screen)
    guard let online, authority?.licence == nil else { return }
    if let origin = online.origin { screen.paragraph("Origin: \(origin)", indent: 2) }
    show(online.definitions, by: online.authority, on: screen)
  }

  private func show(_ definitions: [Definition], by authority: Authority?, on screen: Screen) {
    var part: PartOfSpeech?
    for definition in definitions {
      if definition.partOfSpeech != part, !screen.isPlain {
        screen.line()
        screen.line("  " + screen.styled(definition.partOfSpeech.rawValue, .quiet))
      }
      part = definition.partOfSpeech
      let opening = screen.isPlain ? "\(definition.partOfSpeech.rawValue): " : "• "
      screen.paragraph(opening + definition.text, indent: 2)
      for example in definition.examples {
        screen.paragraph("“\(example)”", indent: 4, tone: .quiet)
      }
    }
    guard let authority else { return }
    if !screen.isPlain { screen.line() }
    let pages = authority.pages.map { ", \($0)" }.joined()
    screen.paragraph("From \(authority.credit)\(pages).", indent: 2, tone: .quiet)
  }

  private var said: String {
    guard pronunciations.count > 1 else { return "/\(pronunciation)/" }
    return pronunciations.map { way in
      let parts = (way.partsOfSpeech ?? []).map(\.rawValue).joined(separator: ", ")
      return "/\(way.ipa)/ (\(parts))"
    }.joined(separator: ", ")
  }

  private var remarks: [String] {
    var remarks: [String] = []
    for form in formOf {
      remarks.append(
        "\(form.name.rawValue.capitalizedFirst) of the \(form.partOfSpeech.rawValue) \(form.lemma)."
      )
    }
    if !inflections.isEmpty {
      let forms = inflections.map { "\($0.form) (\($0.name.rawValue))" }
      remarks.append("Forms: \(forms.joined(separator: ", ")).")
    }
    for spelled in otherSpellings {
      let known = Word(word, regions: Set(regions))
      remarks.append(
        "Also spelled \(spelled.text): \(RegionalNote.sentence(typed: spelled, asked: known, region: nil))"
      )
    }
    if !homophones.isEmpty {
      remarks.append("Sounds the same: \(homophones.joined(separator: ", ")).")
    }
    return remarks
  }
}

extension OnlineEntry {
  /// A word that only the service knows; `nil` when it has no definition.
  fileprivate func word(_ text: String) -> Word? {
    definitions.isEmpty ? nil : Word(text, definitions: definitions, authority: authority)
  }
}

struct NotFound: Error, CustomStringConvertible {
  let word: String
  let neighbours: [String]

  var description: String {
    let advice =
      neighbours.isEmpty
      ? "check the spelling" : "did you mean \(neighbours.joined(separator: ", "))?"
    return "The dictionary has no entry for '\(word)': \(advice)\(neighbours.isEmpty ? "." : "")"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
