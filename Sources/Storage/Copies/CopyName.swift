// This whole file by scalar: its texts are names of files, which are made of bytes.
internal import ByteText

/// A reading of a file's name as that of a copy: the file of which it may be one, and how sure that
/// is.
///
/// The forms are those of Dropbox, ownCloud and Nextcloud, Syncthing, Resilio, rclone, Seafile,
/// Synology, pCloud, OneDrive and its client for Linux, Google Drive, iCloud and the browsers.
package struct CopyName: Hashable, Sendable {
  /// The name of the file of which it may be a copy.
  package let original: String
  package let evidence: Evidence

  /// The evidence that a name gives.
  package enum Evidence: Sendable {
    /// People give such names, too: `week 2.json`.
    case weak
    /// A program gives such names. A person may, too: `week (1).json`.
    case fair
    /// Only a program gives such a name: `week (conflicted copy 2026-11-23).json`.
    case sure
  }

  /// Returns all readings of a name, the longest original first. A copy may be a copy of a copy:
  /// `week (1) (2).json` is one of `week (1).json`, or of `week.json`.
  ///
  /// - Parameter endings: the endings of the files that may have copies.
  package static func readings(
    of name: String, endings: Set<Substring> = [".json", ".jsonl"]
  ) -> [CopyName] {
    guard let dot = name.bytes.lastIndex(of: "."), endings.contains(name[dot...]) else {
      return []
    }
    var readings: [CopyName] = []
    // Each beginning of the name is looked at once.
    var open = [name[..<dot]]
    var seen: Set<String.Index> = []
    while let stem = open.popLast() {
      for mark in CopyMark.all(atEndOf: stem)
      where !mark.before.isEmpty && seen.insert(mark.before.endIndex).inserted {
        readings.append(
          CopyName(original: String(mark.before + name[dot...]), evidence: mark.evidence))
        open.append(mark.before)
      }
    }
    return readings.sorted { $0.original.utf8.count > $1.original.utf8.count }
  }
}
