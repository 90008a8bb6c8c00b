internal import Practice
internal import Tutor

/// A lesson, and what the page has to know of it.
struct PreparedLesson: Sendable {
  let lesson: Lesson
  let mode: Mode
  /// Whether a person's recording can be had.
  let hasRecordings: Bool
  /// What was asked for, as it was sent.
  let wanted: String
  /// Why there is nothing to ask; `nil` where there is something.
  let notice: String?
}
