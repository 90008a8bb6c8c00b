public import WordService

extension LanguageShelf {
  /// The maker of the dictionaries of this shelf.
  public var installer: LanguageInstaller {
    LanguageInstaller(folder: folder, isEnglish: isEnglish)
  }
}
