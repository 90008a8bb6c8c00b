package import ArgumentParser
import ByteText
import Console
internal import Languages
import Learner
import Practice
import Speech
import Storage
import Terminal
import Vocabulary

/// `vocalvocab explain`: explains a try, or each try of a file.
package struct Explain: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a try as a round does: show its marks, and name each mistake.",
    discussion: """
      Examples:
        vocalvocab explain necessary neccesary
        vocalvocab explain --pairs pairs.tsv --json

      Each line of a file of pairs holds a word, a tab and a try.
      """)

  @Argument(help: "The word.")
  var word: String?

  @Argument(help: "The try.")
  var typed: String?

  @Option(
    help: ArgumentHelp(
      "Explain every pair of this file, or of standard input if the file is -.", valueName: "file"),
    completion: .file())
  var pairs: String?

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Sound") var sound: VoiceOptions
  @OptionGroup(title: "Files") var data: DataOptions

  package func validate() throws {
    switch (pairs, word, typed) {
    case (nil, _?, _?), (_?, nil, nil): break
    default: throw ValidationError("Give a word and a try, or --pairs with a file.")
    }
  }

  package func run() async throws {
    let files = try data.files(isReading: true)
    let setup = try await SoundSetup(voice: sound.voice, files: files)
    let screen = Screen(plain: output.plain)
    let dictionary = try offlineDictionary(files.folders).get()
    let alikes = try await setup.soundAlikes(dictionary, cache: files.folders.cache)
    func explanation(of typed: String, for word: String) async throws -> Explanation {
      let same = alikes?.entry(of: word.lowercased(), as: nil).same ?? []
      let known = dictionary.word(word)
      let isName = known?.isName ?? word.isCapitalised
      var asked = Word(
        isName ? known?.text ?? word : word, isName: isName,
        soundAlikes: dictionary.soundAlikes(
          of: word, as: known?.definitions.first, sounding: same))
      asked.morphemes = dictionary.morphemes(of: word)
      asked.relatives = known?.relatives ?? []
      asked.forms = known?.forms ?? []
      return try await self.explanation(
        of: typed, for: asked, setup, known: { dictionary.known($0)?.ifPlain(dictionary.known) },
        meaning: { dictionary.homophones(of: word, among: [$0]).first?.meaning })
    }
    if let word, let typed {
      let explanation = try await explanation(of: typed, for: checked(word, 1))
      if output.json {
        screen.line(try json(explanation))
      } else {
        explanation.show(on: screen)
      }
      return
    }
    let lines = try pairs.map { try InputFile.textLines(at: $0) } ?? []
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      let fields = line.bytes.split(separator: "\t", omittingEmptySubsequences: false).map(
        String.init)
      guard fields.count == 2 else {
        throw CommandError.impossible(
          "Line \(number) is not a pair: write a word, a tab and a try on each line.")
      }
      let word = try checked(fields[0], number, isInFile: true)
      let explanation = try await explanation(of: fields[1], for: word)
      if output.json {
        screen.line(try json(explanation, isOnOneLine: true))
      } else {
        screen.line("\(fields[0].printable)\t\(fields[1].printable)\t\(explanation.told)")
      }
    }
  }

  /// Returns the word, after a check that it can be asked.
  ///
  /// - Parameter number: the number of the word, or of its line in the file, from 1.
  private func checked(_ word: String, _ number: Int, isInFile: Bool = false) throws -> String {
    do throws(EntryFault) {
      return try WordList.Entry(checking: word).word
    } catch {
      let sentence = error.sentence(ofWord: number)
      throw isInFile ? CommandError.impossible(sentence) : .wrongUsage(sentence)
    }
  }

  private func explanation(
    of typed: String, for word: Word, _ setup: SoundSetup, known: (String) -> Word?,
    meaning: (String) -> String?
  ) async throws -> Explanation {
    let voice = setup.style.voice
    let language = Language(ofVoice: voice)
    var (said, sounding): (Pronunciation?, Pronunciation?)
    if language.knows(.spellingRules), Spelling(word.text) != Spelling(typed), typed.count <= 64 {
      let synthesizer = setup.synthesizer
      said = Pronunciation(ipa: try await synthesizer.pronunciation(of: word.text, voice: voice))
      sounding = Pronunciation(ipa: try await synthesizer.pronunciation(of: typed, voice: voice))
    }
    return Explanation(
      word: word, typed: typed, said: said, sounding: sounding, language: language, known: known,
      meaning: meaning)
  }

  package init() {}
}
