import Testing

@Suite("An explanation says how a form is made")
struct FormOfWordTests {
  @Test(
    "where an e is dropped or kept before an ending",
    arguments: TaughtTry.table(Self.endingsAfterETries))
  func endingsAfterE(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let endingsAfterETries = """
    truely truly tɹˈuːli tɹˈuːli
      ? It sounds right. You added a silent letter at the end or before the ending, among your
        letters 1 to 4.
      true loses its e before -ly: truly.
    duely duly djˈuːli dˈuːli
      ? You added a silent letter at the end or before the ending, among your letters 1 to 4.
      due loses its e before -ly: duly.
    wholely wholly hˈoʊli hˈoʊlli
      ? You added a silent letter at the end or before the ending, among your letters 4 to 7.
      whole loses its e before -ly: wholly.
    arguement argument ˈɑːɹɡjuːmənt ˈɑːɹɡjuːmənt
      ? It sounds right. You added a silent letter at the end or before the ending, among your
        letters 5 to 8.
      argue loses its e before -ment: argument.
    nineth ninth nˈaɪnθ nˈaɪnəθ
      ? You added a silent letter at the end or before the ending, among your letters 3 to 6.
      nine loses its e before -th: ninth.
    aweful awful ˈɔːfəl ˈɔːfəl
      ? It sounds right. You added a silent letter at the end or before the ending, among your
        letters 1 to 4.
      awe loses its e before -ful: awful.
    trueth truth tɹˈuːθ tɹˈuːθ
      ? It sounds right. You added a silent letter at the end or before the ending, among your
        letters 1 to 4.
      true loses its e before -th: truth.
    wideth width wˈɪtθ wˈaɪdəθ
      ? You added a silent letter at the end or before the ending, among your letters 2 to 5.
      wide loses its e before -th: width.
    wisedom wisdom wˈɪzdəm wˈaɪzdəm
      ? You added a silent letter at the end or before the ending, among your letters 4 to 7.
      wise loses its e before -dom: wisdom.
    quickely quickly kwˈɪkli kwˈɪkli
      ? It sounds right. You added a silent letter at the end or before the ending, among your
        letters 5 to 8.
      No e stands before -ly here: quickly.
    badely badly bˈædli bˈeɪdli
      ? You added a silent letter at the end or before the ending, among your letters 3 to 6.
      No e stands before -ly here: badly.
    safly safely sˈeɪfli sˈæflaɪ
      ? A silent letter is missing at the end or before the ending.
      Keep the silent e before -ly: saf-E-ly.
    nicly nicely nˈaɪsli nˈɪkli
      ? A silent letter is missing at the end or before the ending.
      Keep the silent e before -ly: nic-E-ly.
    sincerly sincerely sɪnsˈɪɹli sˈɪnsɚli
      ? A silent letter is missing at the end or before the ending.
      Keep the silent e before -ly: sincer-E-ly.
    makeing making mˈeɪkɪŋ mˈeɪkɪŋ
      ? It sounds right. You added a silent letter at the end or before the ending, among your
        letters 4 to 7.
      Write no e before -ing: making.
    """

  @Test("where the form is irregular", arguments: TaughtTry.table(Self.irregularTries))
  func irregular(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let irregularTries = """
    teached taught tˈɔːt tˈiːtʃt
      ? This form of the past is irregular and has no -ed.
      The past of teach is irregular and has no -ed: taught.
    foots feet fˈiːt fˈʊts
      ? This plural is irregular and has no -s.
      The plural of foot is irregular and has no -s: feet.
    goed went wˈɛnt ɡˈoʊd
      ? This form of the past is irregular and has no -ed.
      The past of go is irregular and has no -ed: went.
    buyed bought bˈɔːt bˈaɪd
      ? This form of the past is irregular and has no -ed.
      The past of buy is irregular and has no -ed: bought.
    runned ran ɹˈæn ɹˈʌnd
      ? This form of the past is irregular and has no -ed.
      The past of run is irregular and has no -ed: ran.
    writed wrote ɹˈoʊt ɹˈaɪtd
      ? This form of the past is irregular and has no -ed.
      The past of write is irregular and has no -ed: wrote.
    childs children tʃˈɪldɹən tʃˈaɪldz
      ? This plural is irregular and has no -s.
      The plural of child is irregular and has no -s: children.
    mans men mˈɛn mˈænz
      ? This plural is irregular and has no -s.
      The plural of man is irregular and has no -s: men.
    mouses mice mˈaɪs mˈaʊsᵻz
      ? This plural is irregular and has no -s.
      The plural of mouse is irregular and has no -s: mice.
    womans women wˈɪmɪn wˈʊmənz
      ? This plural is irregular and has no -s.
      The plural of woman is irregular and has no -s: women.
    policemans policemen pəlˈiːsmɛn pəlˈiːsmənz
      ? This plural is irregular and has no -s.
      The plural of policeman is irregular and has no -s: policemen.
    """
}
