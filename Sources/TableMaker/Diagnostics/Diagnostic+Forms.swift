// Problems with the rows of a form, or with its draft.
extension Diagnostic {
  static func valueOutOfBounds(title: String, value: String, bounds: String, at location: CallSite) -> Self {
    Self(
      .valueOutOfBounds, at: location,
      "The row “\(title)” allows values from \(bounds), so its control can't show the draft's \(value). "
        + "Extend the row's bounds, or change the draft's value.")
  }

  static func invalidDateRange(title: String, first: String, last: String, at location: CallSite) -> Self {
    Self(
      .invalidDateRange, at: location,
      "The row “\(title)” begins at \(first), after its end at \(last), so the user can choose any date. "
        + "Pass a `from:` that is earlier than `to:`.")
  }

  static func invalidMinutes(_ minutes: Int, title: String, at location: CallSite) -> Self {
    Self(
      .invalidMinutes, at: location,
      "The row “\(title)” can't show a time every \(minutes) minutes, so the user can choose every minute. "
        + "Pass an `every:` from 1 to 30 that divides 60.")
  }

  static func invalidStep(_ step: String, title: String, at location: CallSite) -> Self {
    Self(
      .invalidStep, at: location,
      "The row “\(title)” can't change its value by \(step), so it changes it by 1. "
        + "Pass a `step:` that is finite and above zero.")
  }

  static func formatWithoutParsing(title: String, format: String, value: String, at location: CallSite) -> Self {
    Self(
      .formatWithoutParsing, at: location,
      "The row “\(title)” can't read a \(value) from a text, because \(format) can't parse texts, so it accepts none. "
        + "Pass a format that conforms to ParseableFormatStyle, or bind the row to a number.")
  }

  static func endlessChanges(field: String, count: Int, at location: CallSite) -> Self {
    Self(
      .endlessChanges, at: location,
      "Closures of onChange changed the draft \(count) times because of each other, last \(field), so TableMaker "
        + "stopped calling them. In onChange, set a field only if its value is different.")
  }

  static func circularRule(at location: CallSite) -> Self {
    Self(
      .circularRule, at: location,
      "A rule of this row changes the draft, or reads whether it's valid, each time it's called, so it gets the "
        + "previous result. In a rule, only read fields; change them in onChange.")
  }

  static func unknownRowName(
    _ name: String, call: String, known: [String], wasAdded: Bool, at location: CallSite
  ) -> Self {
    let response = wasAdded ? "the new rows are at the end" : "TableMaker ignored the call"
    let fix =
      known.isEmpty
      ? "Name the row: .textField(…, named: “\(name)”)."
      : "Use an existing name: \(known.map { "“\($0)”" }.joined(separator: ", "))."
    return Self(.unknownRowName, at: location, "\(call): No row has the name “\(name)”, so \(response). \(fix)")
  }

  static func hiddenRow(_ name: String, call: String, at location: CallSite) -> Self {
    Self(
      .hiddenRow, at: location,
      "\(call) did nothing, because the row “\(name)” is hidden. Call show() first, or check the row's conditions.")
  }

  static func sectionOfData(_ name: String, call: String, at location: CallSite) -> Self {
    Self(
      .sectionOfData, at: location,
      "\(call) did nothing, because section “\(name)” shows data. Use a section of form rows, or change the "
        + "section's list.")
  }

  static func invalidRows(call: String, at location: CallSite) -> Self {
    Self(
      .invalidRows, at: location,
      "\(call) did nothing, because its closure returned another section. Return the section that the closure gets, "
        + "with rows added.")
  }

  static func pageWithoutController(title: String, at location: CallSite) -> Self {
    Self(
      .pageWithoutController, at: location,
      "The row “\(title)” can't open its page, because no view controller contains its table view. "
        + "Add the table view to the view of a UIViewController.")
  }
}
