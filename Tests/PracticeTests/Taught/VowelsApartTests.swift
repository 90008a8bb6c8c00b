import Testing

@Suite("A vowel that is a syllable of its own")
struct VowelsApartTests {
  @Test(
    "is told to be heard, and not as a weak one, if it is missing beside another vowel",
    arguments: TaughtTry.table(Self.tries))
  func missing(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let tries = """
    experance experience ɛkspˈiəɹɪəns ɛkspˈɜːɹəns
      ? A vowel is missing beside another vowel, near your letter 5. The ending sounds like
        yours, but it is spelled differently.
      Both vowels are heard: exper-IE-nce.
      The ending is -ence: experi-ENCE.
    audence audience ˈɔːdiəns ˈɔːdəns
      ? A vowel is missing beside another vowel, near your letter 3.
      Both vowels are heard: aud-IE-nce.
    pom poem pˈoʊᵻm pˈɑːm
      ? A vowel is missing beside another vowel, near your letter 2.
      Both vowels are heard: p-OE-m.
    superor superior suːpˈɪɹiɚ sˈuːpɚɹɚ
      ? A vowel is missing beside another vowel, near your letter 5.
      Both vowels are heard: super-IO-r.
    inflence influence ˈɪnfluːəns ɪnflˈɛns
      ? A vowel is missing beside another vowel, near your letter 4.
      Both vowels are heard: infl-UE-nce.
    opinon opinion əpˈɪniən ˈɑːpɪnən
      ? A vowel is missing beside another vowel, near your letter 4.
      The i sounds like y here: opin-I-on.
    """

  @Test(
    "is told by its letter beside a vowel of several letters, and by the ending in -ing",
    arguments: TaughtTry.table(Self.otherTries))
  func others(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let otherTries = """
    archaelogy archaeology ˌɑːɹkiːˈɑːlədʒi ɑːɹkˈeɪlədʒi
      ? A vowel is missing beside another vowel, near your letter 6.
      Write o here: archae-O-logy.
    underlyng underlying ˌʌndɚlˈaɪɪŋ ˌʌndɚlˈɪŋ
      ? Check the ending.
      The ending is -ing: underly-ING.
    """
}
