import Shows
import Testing

@Suite("Recommendations in a made world")
struct MadeWorldTests {
  @Test(
    "are ahead of popularity where viewers have a taste",
    arguments: [MadeWorld.Taste.tags, .relations], [false, true])
  func taste(taste: MadeWorld.Taste, hasNeighbours: Bool) {
    let figures = WorldFigures(MadeWorld(taste, viewers: 150), hasNeighbours: hasNeighbours)
    #expect(figures.recallAhead.low > 0 && figures.gainAhead.low > 0, "\(figures.lines)")
  }

  @Test("are no worse than popularity where viewers have no taste", arguments: [false, true])
  func none(hasNeighbours: Bool) {
    let figures = WorldFigures(MadeWorld(.none, viewers: 150), hasNeighbours: hasNeighbours)
    #expect(figures.recallAhead.high >= 0 && figures.gainAhead.high >= 0)
    #expect(figures.recallAhead.value > -0.01 && figures.gainAhead.value > -0.01)
  }
}
