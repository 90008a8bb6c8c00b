import Glibc

extension [String] {
  /// Calls a closure with the words as C strings, followed by `nil`, as a C function takes a
  /// program's arguments.
  package func withCArguments<Result>(
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let arguments = map { (word: String) in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return body(arguments)
  }
}
