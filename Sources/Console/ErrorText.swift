package import Faults
internal import Learner
package import Storage

extension Screen {
  /// Writes an error and its remedy to standard error.
  package static func complain(_ error: any Error) { complain(text(of: error)) }

  /// Writes the new path of a file that could not be read to standard error.
  package static func complain(_ file: SetAsideFile) { complain(file.sentence) }

  /// Returns an error's sentence with the options or commands that help.
  package static func text(of error: any Error) -> String {
    (error as? any Fault)?.text(remedy: \.option) ?? "\(error)"
  }
}

extension Remedy {
  /// A sentence with the option or the command that helps.
  package var option: String? {
    switch self {
    case .anotherDataFolder: "--data FOLDER keeps your files elsewhere."
    case .replaceFile: "--force replaces it."
    case .nameEncoding: "--encoding names it, such as --encoding windows-1251."
    case .chooseColumns: "--columns chooses, such as --columns question=1,options=2-5,key=6."
    case .chooseSeparator: "--separator names the one that the file has."
    case .anotherListFormat: "--format csv and --format anki hold everything."
    case .resetSetting(let setting): "'vocalvocab settings reset \(setting)' mends it."
    case .repair: "'vocalvocab repair' merges them."
    case .listNames: "'vocalvocab lists' shows your lists."
    case .deckNames: "'vocalvocab cards' shows your decks."
    case .showNames: "'vocalvocab shows list' shows your shows."
    case .watchAgain: "--again counts it once more."
    case .anotherVoice: "'vocalvocab voices' lists the voices."
    case .knownPronunciation: "'vocalvocab voices pronounce WORD' prints one."
    case .anotherDevice:
      "--device NAME plays on another device; 'vocalvocab doctor --devices' lists them."
    case .addLanguage(let code): "'vocalvocab languages add \(code)' adds it."
    case .withoutSound: "'vocalvocab play --mute' practises from the definitions."
    case .withoutDevice: "'vocalvocab say --output FILE.wav' writes speech to a file."
    }
  }
}
