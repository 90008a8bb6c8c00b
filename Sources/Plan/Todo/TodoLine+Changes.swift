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
    let end = beginning.count + (header.created?.range.count ?? 0)
    // A tab of the line's own gets another one, because ``reopen()`` removes one.
    if end < bytes.count, bytes[end] == ASCII.tab { bytes.insert(ASCII.tab, at: end) }
    keep(Header.Content(isDone: true, completed: day, created: header.created?.day), before: end)
  }

  /// Marks the task as not done: the inverse of ``complete(on:)``.
  public mutating func reopen() {
    let header = header
    guard header.isDone else { return }
    var priority = header.priority
    // A priority that the line has twice is said once. Another one stays as a word.
    if let kept = reading.word(.priority),
      priority == nil || priority == bytes[kept.value.lowerBound]
    {
      priority = bytes[kept.value.lowerBound]
      remove(kept.range)
    }
    // The later range first, so that the earlier ones stay where they are.
    let parts = [0..<2, header.completed?.range, header.priorityRange].compactMap(\.self)
    for range in parts.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
    var end = header.created?.range.count ?? 0
    if let priority {
      bytes.insert(
        contentsOf: [UInt8(ascii: "("), priority, UInt8(ascii: ")"), ASCII.space], at: 0)
      end += 4
    } else if let created = header.created {
      bytes.removeSubrange(0..<created.surplus)
      end -= created.surplus
    }
    if end < bytes.count, bytes[end] == ASCII.tab { bytes.remove(at: end) }
    keep(Header.Content(priority: priority, created: header.created?.day), before: end)
  }

  /// Sets the priority, or takes it away.
  ///
  /// - Parameter letter: a letter from A to Z; `nil` for none. Any other character changes nothing.
  public mutating func setPriority(_ letter: Character?) {
    let byte = letter?.asciiValue
    if let letter, !("A"..."Z").contains(letter) { return }
    let header = header
    if header.isDone {
      if letter == nil { removeKeptPriorities() }
      if header.priority == nil { return set(.priority, to: letter.map(String.init)) }
    }
    var content = header.content
    content.priority = byte
    var end = header.end - (header.priorityRange?.count ?? 0)
    if let range = header.priorityRange { bytes.removeSubrange(range) }
    if let byte {
      let start = header.priorityRange?.lowerBound ?? 0
      bytes.insert(
        contentsOf: [UInt8(ascii: "("), byte, UInt8(ascii: ")"), ASCII.space], at: start)
      end += 4
    } else if !header.isDone, let created = header.created {
      // No space may stand before the day now.
      bytes.removeSubrange(0..<created.surplus)
      end -= created.surplus
    }
    keep(content, before: end)
  }

  /// Removes each `pri:A` of a task that is done. Otherwise the one before the last would count.
  private mutating func removeKeptPriorities() {
    let words = reading.words.filter {
      isKey(of: $0, .priority) && TodoKey.priority.means(bytes[$0.value], isDone: true)
    }
    changeWords { $0.remove(words.map(\.range)) }
  }

  /// Sets the day on which the task was made.
  public mutating func setCreated(_ day: Day) {
    let header = header
    if header.isDone, header.completed == nil { return }
    if let old = header.created {
      let start = old.range.lowerBound + old.surplus
      bytes.replaceSubrange(start..<start + 10, with: "\(day)".utf8)
    } else {
      bytes.insert(contentsOf: "\(day) ".utf8, at: header.end)
    }
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
  /// - Parameter tags: words that ``TaskTag`` accepts; others are left out.
  public mutating func setTags(_ tags: [String]) {
    let wanted = tags.filter { TaskTag.isTag($0) && !$0.utf8.contains(where: ASCII.isSpace) }
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

  /// Changes words, and keeps the beginning of the line as it is.
  private mutating func changeWords(_ change: (inout TodoLine) -> Void) {
    let header = header
    change(&self)
    keep(header.content, before: header.end)
  }

  /// Keeps the beginning of the line as it is. If the first word would be read as a part of it, as
  /// in the title `x ray`, a space comes before the word. After another part of the beginning that
  /// would be one of several spaces between two parts, so there a tab comes.
  ///
  /// - Parameters:
  ///   - content: the content that the beginning must have.
  ///   - end: the index of the first word, or of the spaces before it.
  private mutating func keep(_ content: Header.Content, before end: Int) {
    guard header.content != content else { return }
    bytes.insert(end == 0 ? ASCII.space : ASCII.tab, at: min(end, bytes.count))
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
