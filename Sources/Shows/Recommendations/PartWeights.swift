internal import Glibc

/// How much each part of a score is trusted: the neighbours, the features and the relations.
///
/// The parts have to foretell what the person has watched already. The shows of the record are
/// left out, a fifth at a time, and each model that trusts some of the parts tells how likely the
/// person was to choose them rather than shows that others watch. The weights are the means over
/// the models, each as probable as it foretold (pseudo-Bayes factors: Geisser and Eddy, Journal of
/// the American Statistical Association 74, 1979). So a part that says nothing of this person has
/// no weight, and popularity is left.
struct PartWeights {
  typealias Parts = SIMD3<Double>

  /// The weights of all models, with the chance of each before the record is known. That a person
  /// goes on with a show is likely; of the other parts, each is as likely to say nothing as not.
  private static let models: [(weights: Parts, chance: Double)] = {
    typealias Weights = [(weight: Double, chance: Double)]
    let neighbours: Weights = [(0, 0.5), (2, 0.5)]
    let features: Weights = [(0, 0.5), (0.5, 0.25), (1, 0.25)]
    let relations: Weights = [(0, 0.2), (1, 0.4), (2.5, 0.4)]
    var models: [(weights: Parts, chance: Double)] = []
    for one in neighbours {
      for other in features {
        for third in relations {
          let weights = Parts(one.weight, other.weight, third.weight)
          models.append((weights, one.chance * other.chance * third.chance))
        }
      }
    }
    return models
  }()
  /// A part that is less likely to say something has no weight.
  private static let leastChance = 0.2
  /// The number of parts into which the record is split, and of shows that others watch.
  private static let (folds, sampleSize) = (5, 200)
  /// The most shows of a record that are foretold.
  private static let mostForetold = 200

  private var logLikelihoods = [Double](repeating: 0, count: models.count)

  /// The means of the weights of the models, each less for the chance that the part says nothing.
  var means: Parts {
    let best = logLikelihoods.max() ?? 0
    let odds = zip(Self.models, logLikelihoods).map { $0.chance * exp($1 - best) }
    let sum = odds.reduce(0, +)
    var (means, chances) = (Parts(), Parts())
    for (model, odds) in zip(Self.models, odds) {
      means += model.weights * (odds / sum)
      // A part with a weight says something, whatever the weight.
      let says = model.weights.rounded(.up).clamped(
        lowerBound: Parts(), upperBound: Parts(repeating: 1))
      chances += says * (odds / sum)
    }
    return means * (chances - Self.leastChance).clamped(lowerBound: Parts(), upperBound: chances)
      / (1 - Self.leastChance)
  }

  init(_ taste: Taste, _ recommender: Recommender, own: Int?) {
    let sample = recommender.sample(Self.sampleSize)
    // A show before another known one is certain to be known, which foretells nothing.
    let liked = taste.likings.indices.filter { number in
      guard let item = taste.likings[number].item else { return false }
      return taste.likings[number].weight >= 0.5
        && !recommender.index.hasSequel(of: item, among: taste.known)
    }
    // The same shows in each run, from all of the record.
    let step = max(1, liked.count / Self.mostForetold)
    let foretold = stride(from: 0, to: liked.count, by: step).map { liked[$0] }
    let overlap = Overlap(taste, recommender.neighbourhood, folds: Self.folds)
    for fold in 0..<Self.folds {
      let held = foretold.filter { $0 % Self.folds == fold }
      guard !held.isEmpty else { continue }
      let rest = taste.without { $0 % Self.folds == fold }
      let scores = Scores(
        rest, recommender,
        NeighbourPart(recommender.neighbourhood, overlap, leavingOut: fold, own: own))
      let others = sample.filter { !rest.known.contains($0) }.map { scores.parts(of: $0) }
      let own = held.compactMap { taste.likings[$0].item }.map { scores.parts(of: $0) }
      foretell(own, among: others)
    }
  }

  /// Takes in how likely each model found the shows that the person did watch. The other shows are
  /// drawn by their popularity, so that popularity has no say.
  private mutating func foretell(_ own: [Parts], among others: [Parts]) {
    for (model, (weights, _)) in Self.models.enumerated() {
      let sum = others.reduce(0) { $0 + exp(($1 * weights).sum()) }
      for parts in own {
        let score = (parts * weights).sum()
        logLikelihoods[model] += score - log((sum + exp(score)) / Double(others.count + 1))
      }
    }
  }
}

/// The parts of the scores of shows for a taste.
struct Scores {
  let neighbours: NeighbourPart
  let features: FeaturePart
  let relations: RelationPart

  init(_ taste: Taste, _ recommender: Recommender, _ neighbours: NeighbourPart) {
    self.neighbours = neighbours
    features = FeaturePart(taste, recommender.index, shares: recommender.shares)
    relations = RelationPart(taste, recommender.index)
  }

  /// Returns the parts of the score of a show.
  func parts(of item: Int) -> PartWeights.Parts {
    PartWeights.Parts(
      neighbours.value(of: item), features.value(of: item), relations.value(of: item))
  }
}
