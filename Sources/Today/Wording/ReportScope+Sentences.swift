internal import Learner
internal import Scheduling

extension ReportScopeError {
  package var description: String {
    switch self {
    case .notADay(let text):
      "'\(text)' is not a day: give one such as 2026-11-20, or a number of days such as 7."
    case .notYet(let day): "The day \(day) has not come yet: give today or an earlier day."
    }
  }
}

extension ReportScope {
  /// The sentence that says what a report is about; `nil` for all practice.
  var sentence: String? {
    switch (list, since) {
    case (nil, nil): nil
    case (let list?, nil): "The list \(list)."
    case (nil, let day?): "The practice since \(day.inWords)."
    case (let list?, let day?): "The list \(list), since \(day.inWords)."
    }
  }

  /// The sentence of a report without a round.
  var emptiness: String {
    switch (list, since) {
    case (nil, nil):
      "No round has been finished yet. The report begins with the first one."
    case (let list?, nil): "No word of the list \(list) has been asked yet."
    case (nil, let day?): "No round has been finished since \(day.inWords)."
    case (let list?, let day?):
      "No word of the list \(list) has been asked since \(day.inWords)."
    }
  }
}
