import Foundation

// Measures the server: with 200 learners at the same time, and by plain reads in comparison with a
// bare route of Hummingbird's.
//
// The argument is the path of the program. The two options start the servers that are compared.
switch CommandLine.arguments.dropFirst().first {
case "--bare": try await PlainServer.runBare()
case "--unlimited": try await PlainServer.runOurs()
case let program?:
  let server = try Server(program, ["serve", "--port", "0", "--source", "offline"])
  let school = School(at: server.address)
  print("200 learners, each a round every 10 seconds for a minute:")
  let results = try await school.practise()
  print(results)
  print("  memory of the server afterwards: \(server.megabytes) MB (wanted: at most 120)")
  server.stop()
  try await PlainReads.measure()
case nil:
  FileHandle.standardError.write(Data("Give the path of the program.\n".utf8))
  exit(64)
}
