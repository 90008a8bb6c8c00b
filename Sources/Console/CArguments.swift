import Glibc

extension [String] {
  /// Calls a closure with the words as a C function takes the arguments of a program: C strings, with `nil`
  /// after the last.
  package func withCArguments<Result>(
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let arguments = map { (word: String) in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return body(arguments)
  }
}
