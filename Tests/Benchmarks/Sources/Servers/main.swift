import Foundation

// Runs a server that is measured, or lets learners practise at one.
//
//     Servers bare                         a server with one route of Hummingbird's
//     Servers unlimited                    our server without a limit on requests
//     Servers school ADDRESS LEARNERS      prints the seconds that each verdict took
//     Servers tries LEARNERS SECONDS ADDRESS…
//                                          prints the processors' time that it and all processes
//                                          took in a second, and the seconds of each verdict
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("bare", 1): try await PlainServer.runBare()
case ("unlimited", 1): try await PlainServer.runOurs()
case ("school", 3):
  for seconds in try await School(at: arguments[1], learners: Int(arguments[2]) ?? 1).practise() {
    print(seconds)
  }
case ("tries", 4...):
  let tries = Tries(
    addresses: Array(arguments.dropFirst(3)), learners: Int(arguments[1]) ?? 1,
    time: .seconds(Double(arguments[2]) ?? 1))
  let (verdicts, own, all) = try await tries.practise()
  for value in [own, all] + verdicts { print(value) }
default:
  FileHandle.standardError.write(Data("Give 'bare', 'unlimited', 'school' or 'tries'.\n".utf8))
  exit(64)
}
