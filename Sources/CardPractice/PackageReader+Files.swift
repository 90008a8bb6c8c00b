public import CardFormats
internal import Storage

extension PackageReader {
  /// Makes a reader whose temporary files have no name.
  ///
  /// - Parameters:
  ///   - program: a program that calls `PackageProcess.runIfAsked(_:)`.
  ///   - folder: the folder for temporary files.
  package init(_ program: String = thisProgram, limits: PackageLimits, folder: String) {
    self.init(program, limits: limits, folder: folder) { try TemporaryFile(in: $0) }
  }
}

extension TemporaryFile: ScratchFile {}
