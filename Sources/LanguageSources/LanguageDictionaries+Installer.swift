public import WordService

extension LanguageDictionaries {
  /// The maker of these dictionaries.
  public var installer: LanguageInstaller {
    LanguageInstaller(folder: folder, isEnglish: isEnglish)
  }
}
