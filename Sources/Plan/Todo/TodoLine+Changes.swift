internal import ByteText
public import Scheduling

extension TodoLine {
  /// Marks the task as done.
  ///
  /// The priority moves to the end as `pri:A`, as todo.txt advises. A line that is done stays as it
  /// is.
  public mutating func complete(on day: Day) {
    let header = header
    guard !header.isDone else { return }
    if let priority = header.priority, let range = header.priorityRange {
      bytes.removeSubrange(range)
      append([UInt8](TodoKey.priority.rawValue.utf8) + [ASCII.colon, priority])
    }
    let beginning = "x \(day) ".utf8
    bytes.insert(contentsOf: beginning, at: 0)
    keepHeader(min(bytes.count, beginning.count + (header.created == nil ? 0 : Header.dayLength)))
  }

  /// Marks the task as not done: the inverse of ``complete(on:)``.
  public mutating func reopen() {
    let header = header
    guard header.isDone else { return }
    var priority = header.priority
    if priority == nil, let kept = reading.word(.priority) {
      priority = bytes[kept.value.lowerBound]
      remove(kept.range)
    }
    // The later range first, so that the earlier ones stay where they are.
    let parts = [0..<2, header.completed?.range, header.priorityRange].compactMap(\.self)
    for range in parts.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
    if let priority {
      bytes.insert(
        contentsOf: [UInt8(ascii: "("), priority, UInt8(ascii: ")"), ASCII.space], at: 0)
    }
    keepHeader((priority == nil ? 0 : 4) + (header.created?.range.count ?? 0))
  }

  /// Sets the priority, or takes it away.
  ///
  /// - Parameter letter: a letter from A to Z; `nil` for none. Any other character changes nothing.
  public mutating func setPriority(_ letter: Character?) {
    let byte = letter?.asciiValue
    if let letter, !("A"..."Z").contains(letter) { return }
    let header = header
    if header.isDone, header.priority == nil {
      return set(.priority, to: letter.map(String.init))
    }
    if let range = header.priorityRange { bytes.removeSubrange(range) }
    guard let byte else { return keepHeader(header.end - (header.priorityRange?.count ?? 0)) }
    let start = header.priorityRange?.lowerBound ?? 0
    bytes.insert(contentsOf: [UInt8(ascii: "("), byte, UInt8(ascii: ")"), ASCII.space], at: start)
  }

  /// Sets the day on which the task was made.
  public mutating func setCreated(_ day: Day) {
    let header = header
    let old = header.created?.range
    if header.isDone, header.completed == nil { return }
    if let old { bytes.replaceSubrange(old.lowerBound..<old.lowerBound + 10, with: "\(day)".utf8) }
    if old == nil { bytes.insert(contentsOf: "\(day) ".utf8, at: header.end) }
  }

  /// Sets the value of a key, or takes the key away. A word with a value that means nothing here
  /// stays.
  ///
  /// - Parameter value: a word. White space in it becomes `_`.
  mutating func set(_ key: TodoKey, to value: String?) {
    let reading = reading
    let old = reading.word(key)
    let name = Array(key.rawValue.utf8)
    guard let value, !value.isEmpty else {
      if let old { changeWords { $0.remove(old.range) } }
      return
    }
    let new = value.utf8.map { ASCII.isSpace($0) ? UInt8(ascii: "_") : $0 }
    let other = reading.words.first { isKey(of: $0, key) }
    changeWords { line in
      if let old {
        line.bytes.replaceSubrange(old.value, with: new)
      } else if let other {
        // Other programs take the first word with a key.
        let word = name + [ASCII.colon] + new + [ASCII.space]
        line.bytes.insert(contentsOf: word, at: other.range.lowerBound)
      } else {
        line.append(name + [ASCII.colon] + new)
      }
    }
  }

  /// Sets the tags. Tags that stay keep their position.
  ///
  /// - Parameter tags: words that begin with `+` or `@`; others are left out.
  public mutating func setTags(_ tags: [String]) {
    let wanted = tags.filter { tag in
      (tag.bytes.hasPrefix("+") || tag.bytes.hasPrefix("@")) && tag.utf8.count > 1
        && !tag.utf8.contains(where: ASCII.isSpace)
    }
    let old = reading.tagWords
    let staying = Set(wanted)
    let leaving = old.filter { !staying.contains($0.text) }
    var present = Set(old.map(\.text))
    let coming = wanted.filter { present.insert($0).inserted }
    changeWords { line in
      line.remove(leaving.map(\.range))
      for tag in coming { line.append(Array(tag.utf8)) }
    }
  }

  /// Sets the title. Words that stay at the beginning and at the end keep their bytes and spaces.
  public mutating func setTitle(_ title: String) {
    let new = title.utf8.split(whereSeparator: ASCII.isSpace).map { String($0) ?? "" }
    let words = reading.titleWords
    let (old, texts) = (words.map(\.range), words.map(\.text))
    let start = zip(texts, new).prefix { $0 == $1 }.count
    let most = min(texts.count, new.count) - start
    let end = min(most, zip(texts.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let leaving = old[start..<old.count - end]
    let coming = Array(new[start..<new.count - end].joined(separator: " ").utf8)
    changeWords { line in
      line.remove(Array(leaving.dropFirst()))
      if let first = leaving.first {
        if coming.isEmpty {
          line.remove(first)
        } else {
          line.bytes.replaceSubrange(first, with: coming)
        }
      } else if coming.isEmpty {
        return
      } else if start > 0 {
        line.bytes.insert(contentsOf: [ASCII.space] + coming, at: old[start - 1].upperBound)
      } else if let index = old.first?.lowerBound ?? line.reading.words.first?.range.lowerBound {
        line.bytes.insert(contentsOf: coming + [ASCII.space], at: index)
      } else {
        line.append(coming)
      }
    }
  }

  // MARK: Words

  /// Changes words, and keeps the beginning of the line as it is. If the new first word would be
  /// read as a part of the beginning, as in the title `x ray`, a space comes before it.
  private mutating func changeWords(_ change: (inout TodoLine) -> Void) {
    let end = header.end
    change(&self)
    keepHeader(end)
  }

  private mutating func keepHeader(_ end: Int) {
    if header.end != end { bytes.insert(ASCII.space, at: min(end, bytes.count)) }
  }

  private mutating func append(_ word: [UInt8]) {
    let isParted = bytes.isEmpty || bytes.last == ASCII.space && bytes.count == header.end
    bytes += (isParted ? [] : [ASCII.space]) + word
  }

  /// Removes words, in one pass.
  ///
  /// - Parameter words: the words in their order.
  private mutating func remove(_ words: [Range<Int>]) {
    let end = header.end
    var (kept, index): ([UInt8], Int) = ([], 0)
    for word in words where word.lowerBound > end {
      kept += bytes[index..<word.lowerBound - 1]
      index = word.upperBound
    }
    bytes = kept + bytes[index...]
    if let first = words.first, first.lowerBound <= end { remove(first) }
  }

  /// Removes a word with the sign before it, or at the beginning with the sign after it.
  private mutating func remove(_ word: Range<Int>) {
    var range = word
    if range.lowerBound > header.end {
      range = range.lowerBound - 1..<range.upperBound
    } else if range.upperBound < bytes.count {
      range = range.lowerBound..<range.upperBound + 1
    }
    bytes.removeSubrange(range)
  }
}
