/// The field of a setting on the page *Settings*.
package struct PageField: Sendable {
  /// The parts of the page that have fields.
  package enum Part: String, Sendable {
    case words, goal, speech, shows
    /// The look that everyone may want to change.
    case look
    /// The rest of the look.
    case moreLook
  }

  /// A value that a field offers, with its title.
  package struct Choice: Sendable {
    public let value, title: String
  }

  /// The ways in which a value is chosen.
  package enum Control: Sendable {
    /// A list of values.
    case list([Choice])
    /// Buttons, each of which shows what it chooses.
    case buttons([Choice])
    /// Buttons, each in the colour that it chooses.
    case swatches([Choice])
    /// A whole number that is typed.
    case number(ClosedRange<Int>)
    /// A share on a slider, shown in percent.
    case share(ClosedRange<Double>)
  }

  /// The part of the page.
  public let part: Part
  /// The name of the setting on the page.
  public let label: String
  /// A sentence below the label, on what the setting does.
  package let note: String?
  /// The way in which a value is chosen.
  package let control: Control

  /// Makes a field with a control.
  init(_ part: Part, _ label: String, note: String? = nil, _ control: Control) {
    (self.part, self.label, self.note, self.control) = (part, label, note, control)
  }

  /// Makes a field that offers a list of values, each with its title.
  init(
    _ part: Part, _ label: String, note: String? = nil,
    offering titles: KeyValuePairs<String, String>
  ) {
    self.init(part, label, note: note, .list(titles.map { Choice(value: $0, title: $1) }))
  }

  /// The values that the field offers; an empty array for a number or a share.
  var offered: [Choice] {
    switch control {
    case .list(let choices), .buttons(let choices), .swatches(let choices): choices
    case .number, .share: []
    }
  }
}
