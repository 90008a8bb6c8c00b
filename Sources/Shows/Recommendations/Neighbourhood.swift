internal import Glibc

/// The tastes of the people of one server who show them.
public struct Neighbourhood: Sendable {
  /// The shows that each viewer knows, with the viewer's weights.
  let rows: SparseRows
  /// The viewers who know each show, with their weights.
  let columns: SparseRows
  /// The length of each viewer's weights.
  let lengths: [Double]
  /// The sum of the weights of each show that are above 0: the number of people who like it.
  let likes: [Double]

  /// - Parameter tastes: the tastes of people, as far as they show them: read them with
  ///   `onlyShown`. A person's number is the index among them.
  public init(_ tastes: [Taste], _ index: RecommendationIndex) {
    let lists = tastes.map { taste in
      taste.likings.compactMap { liking in
        liking.item.map { (UInt32($0), Float(liking.weight)) }
      }
    }
    self.init(SparseRows(lists), index)
  }

  private init(_ rows: SparseRows, _ index: RecommendationIndex) {
    self.rows = rows
    columns = rows.turned(count: index.count)
    lengths = (0..<rows.count).map { viewer in
      rows.row(viewer).reduce(0) { $0 + Double($1.weight * $1.weight) }.squareRoot()
    }
    likes = (0..<index.count).map { [columns] item in
      columns.row(item).reduce(0) { $0 + Double(max($1.weight, 0)) }
    }
  }

  /// Returns the neighbourhood without the taste of one person. The numbers of the others stay.
  func leavingOut(_ viewer: Int, _ index: RecommendationIndex) -> Neighbourhood {
    let lists = (0..<count).map { number in
      number == viewer ? [] : rows.row(number).map { ($0.column, $0.weight) }
    }
    return Neighbourhood(SparseRows(lists), index)
  }

  /// The number of people.
  public var count: Int { lengths.count }

  /// The sum of the weights of the people who like each show, by its place.
  public var popularity: [Double] { likes }
}

/// Rows of a table most of whose cells are empty.
struct SparseRows: Sendable {
  struct Cell: Sendable {
    let column: UInt32
    let weight: Float
  }

  private let cells: [Cell]
  private let ends: [Int]

  init(_ rows: [[(column: UInt32, weight: Float)]]) {
    var (cells, ends) = ([Cell](), [Int]())
    for row in rows {
      cells += row.map { Cell(column: $0.column, weight: $0.weight) }
      ends.append(cells.count)
    }
    (self.cells, self.ends) = (cells, ends)
  }

  /// The number of rows.
  var count: Int { ends.count }

  /// The cells of a row that are not empty.
  func row(_ number: Int) -> ArraySlice<Cell> {
    cells[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// Returns the rows as columns.
  ///
  /// - Parameter count: the number of columns.
  func turned(count: Int) -> SparseRows {
    var lists = [[(column: UInt32, weight: Float)]](repeating: [], count: count)
    for number in 0..<self.count {
      for cell in row(number) { lists[Int(cell.column)].append((UInt32(number), cell.weight)) }
    }
    return SparseRows(lists)
  }
}
