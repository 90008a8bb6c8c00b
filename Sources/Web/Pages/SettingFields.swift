internal import Learner

extension Setting {
  /// Returns the fields of a part of the page *Settings*, in the order of the table.
  static func fieldsInHTML(of part: PageField.Part) -> String {
    shown.compactMap { setting in
      setting.field.flatMap { $0.part == part ? $0.html(for: setting) : nil }
    }.joined()
  }

  /// The HTML attribute that names the root element's attribute with the setting's value; empty if
  /// the root element has no such attribute.
  fileprivate var attributeInHTML: String {
    guard case .page(let attribute) = scope else { return "" }
    return " data-attribute=\"\(attribute)\""
  }
}

extension PageField {
  /// Returns the field of a setting, with its label.
  fileprivate func html(for setting: Setting) -> String {
    let name = "name=\"\(setting.name)\"\(setting.attributeInHTML)"
    return switch control {
    case .list(let choices):
      labelled("<select \(name)>\(choices.map(\.option).joined())</select>")
    case .number(let range):
      labelled(
        """
        <input type="number" \(name) min="\(range.lowerBound)" max="\(range.upperBound)" required>
        """)
    case .share(let range):
      labelled(
        """
        <span class="row"><input type="range" \(name) data-share min="\(range.lowerBound)" \
        max="\(range.upperBound)" step="0.05"> <output></output></span>
        """)
    case .buttons(let choices): group(setting, choices.map { $0.button(name) })
    case .swatches(let choices): group(setting, choices.map { $0.swatch(name) })
    }
  }

  private var noteInHTML: String { note.map { "<small>\($0.escapedForHTML)</small>" } ?? "" }

  private func labelled(_ control: String) -> String {
    "<label class=\"setting\">\(label.escapedForHTML) \(noteInHTML)\n\(control)</label>\n"
  }

  /// Returns radio buttons under the field's label.
  private func group(_ setting: Setting, _ buttons: [String]) -> String {
    """
    <div class="setting" role="radiogroup" aria-labelledby="\(setting.name)-label">
      <b id="\(setting.name)-label">\(label.escapedForHTML)</b> \(noteInHTML)
      <span class="chips">\(buttons.joined())</span>
    </div>
    """
  }
}

extension PageField.Choice {
  fileprivate var option: String {
    "<option value=\"\(value.escapedForHTML)\">\(title.escapedForHTML)</option>"
  }

  /// Returns a button that shows what it chooses.
  ///
  /// - Parameter name: the attributes of the field.
  fileprivate func button(_ name: String) -> String {
    """
    <label class="choice" data-shows="\(value)"><input type="radio" \(name) \
    value="\(value)"> <span>\(title.escapedForHTML)</span></label>
    """
  }

  /// Returns a button in the colour that it chooses.
  ///
  /// - Parameter name: the attributes of the field.
  fileprivate func swatch(_ name: String) -> String {
    """
    <label class="choice" data-accent="\(value)"><input type="radio" \(name) \
    value="\(value)"> <span>\(title.escapedForHTML)</span></label>
    """
  }
}
