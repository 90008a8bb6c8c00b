internal import Foundation

/// Writes a dictionary in the form of dictd, as FreeDict has it.
///
/// - Parameters:
///   - name: the names of the languages, such as `spa-eng`.
///   - entries: the texts of the entries.
///   - about: the text of `00-database-info`.
public func writeFreeDict(
  _ name: String, _ entries: [String], about: String = "", to folder: Scratch
) throws {
  try writeFreeDict(name, entries.map { Array($0.utf8) }, about: about, to: folder)
}

/// Writes a dictionary whose entries may be in any encoding.
public func writeFreeDict(
  _ name: String, _ entries: [[UInt8]], about: String = "", to folder: Scratch
) throws {
  let metadata = [
    ("00databaseinfo", Array("00-database-info\n\(about)\n".utf8)),
    ("00databaseshort", Array("\(name) FreeDict Dictionary ver. 0.3.1\n".utf8)),
  ]
  var (texts, lines) = ([UInt8](), [String]())
  let all =
    metadata + entries.map { (String(decoding: $0.prefix { $0 != 0x20 }, as: UTF8.self), $0) }
  for (headword, text) in all {
    let length = base64(text.count)
    lines.append("\(headword.lowercased())\t\(base64(texts.count))\t\(length)")
    texts += text
  }
  try folder.write(lines.sorted().map { $0 + "\n" }.joined(), to: "freedict-\(name).index")
  let path = URL(filePath: "\(folder.path)/freedict-\(name).dict.dz")
  try Data(try gzip(texts)).write(to: path)
}

/// Returns a number with the digits of dictd.
private func base64(_ number: Int) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  let last = String(digits[number % 64])
  return number < 64 ? last : base64(number / 64) + last
}
