internal import Glibc

/// How much more often people with a similar taste like a show than other people do.
///
/// The people are weighted by the cosine between their weights and the person's, to a power that
/// leaves the nearest (Aiolli, "Efficient top-N recommendation for very large scale binary rated
/// datasets", RecSys 2013). The value of a show is the logarithm of a ratio that is drawn to 1
/// where few people know the show (DuMouchel, The American Statistician 53(3), 1999): the likes of
/// the similar people, through the likes that as many people of any taste have.
struct NeighbourPart {
  private let neighbourhood: Neighbourhood
  /// The weight of each viewer, so that their sum is the number of people whom they are worth.
  private let weights: [Double]
  /// The share of all viewers that similar viewers are worth.
  private let share: Double

  /// The power of the cosine, and the number of likes by which a ratio is drawn to 1.
  private static let (power, damping) = (3.0, 3.0)

  /// - Parameter own: the number of the person among the viewers; `nil` for none.
  init(_ taste: Taste, _ neighbourhood: Neighbourhood, own: Int?) {
    self.init(neighbourhood, Overlap(taste, neighbourhood, folds: 1), leavingOut: nil, own: own)
  }

  /// - Parameter fold: the part of the person's shows that doesn't count.
  init(_ neighbourhood: Neighbourhood, _ overlap: Overlap, leavingOut fold: Int?, own: Int?) {
    var weights = (0..<neighbourhood.count).map { viewer -> Double in
      guard viewer != own else { return 0 }
      let length = neighbourhood.lengths[viewer] * overlap.length(leavingOut: fold)
      guard length > 0 else { return 0 }
      return pow(max(0, overlap.product(viewer, leavingOut: fold) / length), Self.power)
    }
    let (sum, squares) = weights.reduce(into: (0.0, 0.0)) { sums, weight in
      sums.0 += weight
      sums.1 += weight * weight
    }
    // The number of people with equal weights that are worth as much (Kish, Survey Sampling, 1965).
    let worth = squares > 0 ? sum * sum / squares : 0
    for viewer in weights.indices where sum > 0 { weights[viewer] *= worth / sum }
    self.weights = weights
    self.neighbourhood = neighbourhood
    share = worth / Double(max(neighbourhood.count, 1))
  }

  /// Returns the value of each show.
  func values() -> [Double] {
    var likes = [Double](repeating: 0, count: neighbourhood.likes.count)
    for (viewer, weight) in weights.enumerated() where weight > 0 {
      for cell in neighbourhood.rows.row(viewer) where cell.weight > 0 {
        likes[Int(cell.column)] += weight * Double(cell.weight)
      }
    }
    return likes.enumerated().map { value($1, at: $0) }
  }

  /// Returns the value of one show.
  func value(of item: Int) -> Double {
    let likes = neighbourhood.columns.row(item).reduce(0) { sum, cell in
      sum + weights[Int(cell.column)] * Double(max(cell.weight, 0))
    }
    return value(likes, at: item)
  }

  private func value(_ likes: Double, at item: Int) -> Double {
    // Most shows of a large catalogue are liked by nobody, and a logarithm takes time.
    let expected = share * neighbourhood.likes[item]
    return expected == 0 ? 0 : log((likes + Self.damping) / (expected + Self.damping))
  }

  /// Returns the number of similar people who like a show.
  func likers(of item: Int) -> Int {
    neighbourhood.columns.row(item).count { $0.weight > 0.5 && weights[Int($0.column)] > 0 }
  }
}

/// The products of a person's weights with those of all viewers, for each part of the shows.
struct Overlap {
  private let folds: Int
  private var products: [Double]
  private var squares: [Double]

  /// - Parameter folds: the number of parts of the person's shows. A show's number decides.
  init(_ taste: Taste, _ neighbourhood: Neighbourhood, folds: Int) {
    self.folds = folds
    products = Array(repeating: 0, count: neighbourhood.count * folds)
    squares = Array(repeating: 0, count: folds)
    for (number, liking) in taste.likings.enumerated() {
      guard let item = liking.item else { continue }
      squares[number % folds] += liking.weight * liking.weight
      for cell in neighbourhood.columns.row(item) {
        products[Int(cell.column) * folds + number % folds] += liking.weight * Double(cell.weight)
      }
    }
  }

  func product(_ viewer: Int, leavingOut fold: Int?) -> Double {
    let own = products[(viewer * folds)..<((viewer + 1) * folds)]
    return own.reduce(0, +) - (fold.map { own[viewer * folds + $0] } ?? 0)
  }

  func length(leavingOut fold: Int?) -> Double {
    max(0, squares.reduce(0, +) - (fold.map { squares[$0] } ?? 0)).squareRoot()
  }
}
