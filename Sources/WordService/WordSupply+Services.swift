public import Vocabulary

/// The words and entries that come from the services.
extension WordSupply {
  /// Asks the dictionary service for a word in the background.
  ///
  /// With ``Source/auto`` the services are a bonus, and their failures are not reported.
  public func lookUp(_ word: String) {
    guard let online, entries[word] == nil, !isPending(word) else { return }
    pendingWords.append(word)
    guard lookingUp == nil else { return }
    lookingUp = Task {
      while let word = pendingWords.first {
        if let entry = await answer(for: word, from: online) { entries[word] = entry }
        pendingWords.removeFirst()
        // Nothing cancels this task before its session has ended.
        try? await Task.sleep(for: Self.betweenRequests)
      }
      lookingUp = nil
    }
  }

  /// Returns whether the dictionary service is still to be asked for a word.
  func isPending(_ word: String) -> Bool { pendingWords.contains(word) }

  /// Returns a recording of a person who says a word; `nil` if the service has none, or fails.
  /// This may take seconds: ask ahead.
  ///
  /// - Parameters:
  ///   - word: the word that the person says.
  ///   - accent: the accent, `us` or `gb`.
  public func recording(of word: String, accent: String) async -> Recording? {
    guard let online else { return nil }
    lookUp(word)
    let start = ContinuousClock.now
    while entries[word] == nil, isPending(word),
      ContinuousClock.now < start + Self.serviceTimeLimit
    {
      // A cancelled task ends the loop at the time limit, too.
      try? await Task.sleep(for: .milliseconds(5))
    }
    guard let entry = entries[word] else { return nil }
    // After a failure the voice says the word, and nobody needs to know why.
    return try? await online.recording(of: entry, accent: accent, within: Self.serviceTimeLimit)
  }

  /// Returns the dictionary service's entry for a word, after a short wait for it.
  ///
  /// This is for a caller that asks nothing else; a session calls ``lookUp(_:)``.
  public func explanation(of word: String) async -> OnlineEntry? {
    guard let online else { return nil }
    return await answer(
      for: word.lowercased(), from: online, within: Self.explanationTimeLimit, isWaitedFor: true)
  }

  /// Returns the entry of the dictionary service without unfit texts; `nil` after a failure, too.
  private func answer(
    for word: String, from online: OnlineWords,
    within limit: Duration = WordSupply.serviceTimeLimit, isWaitedFor: Bool = false
  ) async -> OnlineEntry? {
    do throws(OnlineFailure) {
      return try await online.entry(for: word, within: limit, isWaitedFor: isWaitedFor)
        .map(withoutUnfit)
    } catch {
      if source == .online { note(error) }
      return nil
    }
  }

  /// Fetches words from the services in the background, until enough are ready.
  func fetchWords() {
    guard source == .online, let online, let wanted, fetching == nil,
      readyWords.count < Self.readyCount
    else { return }
    fetching = Task {
      do throws(OnlineFailure) {
        try await fetch(wanted, from: online)
      } catch {
        note(error)
      }
      fetching = nil
    }
  }

  private func fetch(_ wanted: Wanted, from online: OnlineWords) async throws(OnlineFailure) {
    var generator = SystemRandomNumberGenerator()
    var unsuitable = 0
    while readyWords.count < Self.readyCount, unsuitable < Self.maximumUnsuitable {
      guard
        let text = try await online.word(
          length: wanted.length, within: Self.serviceTimeLimit, isWaitedFor: false,
          using: &generator)
      else { return }
      guard isSuitable(text, wanted), let word = await explained(text, by: online) else {
        unsuitable += 1
        continue
      }
      readyWords.append(word)
    }
  }

  private func isSuitable(_ text: String, _ wanted: Wanted) -> Bool {
    text.utf8.allSatisfy(\.isSmallLetter) && wanted.length.contains(text.utf8.count)
      && dictionary.level(of: text).map(wanted.levels.contains) ?? false
      && !dictionary.isUnfit(text) && matches(text)
  }

  /// Returns a word with the service's definitions, or with those of the offline dictionary if the
  /// service has none.
  private func explained(_ text: String, by online: OnlineWords) async -> Word? {
    let entry = await answer(for: text, from: online)
    entries[text] = entry
    return word(text, explainedBy: entry)
  }

  /// Returns a word with the definitions of an entry, or with those of the offline dictionary if
  /// the entry has none.
  func word(_ text: String, explainedBy entry: OnlineEntry?) -> Word? {
    let offlineWord = dictionary.word(text)
    guard let entry, !entry.definitions.isEmpty else { return offlineWord }
    return Word(
      text, definitions: entry.definitions, level: dictionary.level(of: text),
      relatives: dictionary.relatives(of: text, in: entry.definitions),
      forms: offlineWord?.forms ?? [], isName: offlineWord?.isName ?? false,
      regions: dictionary.regions(of: text),
      authority: entry.authority)
  }

  func note(_ failure: OnlineFailure) {
    // After a report that words come from the offline dictionary, nobody expects other definitions.
    guard let service = failure.service, !reportedServices.contains(.randomWords),
      reportedServices.insert(service).inserted
    else { return }
    failures.append(failure)
  }

  /// Returns an entry without the texts that are unfit for a school.
  private func withoutUnfit(_ entry: OnlineEntry) -> OnlineEntry {
    var entry = entry
    entry.definitions = entry.definitions.filter { !dictionary.isUnfit(text: $0.text) }.map {
      Definition(
        partOfSpeech: $0.partOfSpeech, text: Gloss.cleaned($0.text),
        examples: $0.examples.filter { !dictionary.isUnfit(text: $0) }.map(Gloss.cleaned))
    }.filter { !$0.text.isEmpty }
    if let origin = entry.origin, dictionary.isUnfit(text: origin) { entry.origin = nil }
    return entry
  }
}

extension OnlineFailure {
  /// The service that failed; `nil` if the task was cancelled.
  fileprivate var service: OnlineService? {
    switch self {
    case .notAnAddress(let service, _), .unavailable(let service, _, _),
      .leftAlone(let service, _, _), .late(let service, _), .outOfTime(let service):
      service
    case .cancelled: nil
    }
  }
}

extension OnlineEntry {
  /// The authority that the entry names. The service's texts are Wiktionary's, under CC BY-SA 3.0
  /// if the entry names no licence.
  public var authority: Authority {
    Authority("the Free Dictionary API", licence: licence ?? "CC BY-SA 3.0", pages: sources)
  }
}
