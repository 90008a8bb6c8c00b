// Measures the recommendations on MovieLens 100k.
//
// The argument is a folder with the files `u.data` and `u.item`. The constants of the model were
// found with the viewers of even numbers, so the table is of those with odd numbers.
import Foundation
import Shows

guard CommandLine.arguments.count > 1 else {
  print("Recommendations FOLDER   (a folder with u.data and u.item of MovieLens 100k)")
  Speed.report()
  exit(0)
}
let data = try MovieLens(folder: CommandLine.arguments[1])
let index = RecommendationIndex(data.shows)
for (hasNeighbours, title) in [(true, "With neighbours"), (false, "Without neighbours")] {
  let comparison = Comparison(data, index, hasNeighbours: hasNeighbours)
  let scored = data.viewers.indices.filter { !data.viewers[$0].wanted.isEmpty }
  comparison.report("\(title), tuned on", viewers: scored.filter { $0 % 2 == 0 })
  comparison.report("\(title), held out", viewers: scored.filter { $0 % 2 == 1 })
}
