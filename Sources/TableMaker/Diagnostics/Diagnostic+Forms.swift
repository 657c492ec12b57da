extension Diagnostic {
  /// A problem with the rows of a form or with its draft. Later versions can add cases.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Form: Sendable {
    /// A row's control can't show the draft's value.
    ///
    /// `value` and `bounds` are descriptions.
    case valueOutOfBounds(title: String, value: String, bounds: String)
    /// The earliest date that the user can choose is later than the latest.
    ///
    /// TableMaker uses neither of them.
    case crossedDates(title: String, first: String, last: String)
    /// The interval between times isn't a divisor of 60, or is more than 30 minutes.
    ///
    /// The user can choose every minute.
    case invalidMinutes(Int, title: String)
    /// Closures of `onChange` change the draft endlessly.
    ///
    /// After `count` changes, TableMaker no longer calls them. `field` is the last changed key path.
    case endlessChanges(field: String, count: Int)
    /// The rules of a row change the draft each time they're called, or read whether it's valid.
    ///
    /// They get the previous result.
    case circularRule
    /// No row has the name in a call.
    ///
    /// `known` contains the existing names; if `wasAdded` is `true`, a new row is at the end.
    case unknownRow(String, call: String, known: [String], wasAdded: Bool)
    /// A call requires a row that its conditions or the app have hidden.
    ///
    /// TableMaker ignores the call.
    case rowNotShown(String, call: String)
    /// A call adds rows to a section that shows data.
    ///
    /// TableMaker ignores the call.
    case sectionOfData(String, call: String)
    /// A closure that adds rows returns sections.
    ///
    /// TableMaker ignores the call.
    case invalidRows(call: String)
    /// The user tapped a row with a choice page, but no view controller contains the table view and can show the page.
    case pageWithoutController(title: String)
  }
}

extension Diagnostic.Form {
  var text: String {
    switch self {
    case .valueOutOfBounds(let title, let value, let bounds):
      "The row “\(title)” can be set from \(bounds), and the draft has \(value), which its control does not reach. "
        + "Give the row wider bounds, or the draft a value within them."
    case .crossedDates(let title, let first, let last):
      "The row “\(title)” begins at \(first), after its end at \(last), so that any date can be chosen. "
        + "Give from: a date before to:."
    case .invalidMinutes(let minutes, let title):
      "The row “\(title)” cannot have a time every \(minutes) minutes, so that every minute can be chosen. "
        + "Give every: a number from 1 to 30 that divides 60."
    case .endlessChanges(let field, let count):
      "Handlers of onChange have changed the draft \(count) times because of each other, last \(field); the rest is not told. "
        + "Set a field there only where it has another value."
    case .circularRule:
      "A rule of this row changes the draft each time it is asked, or asks whether the draft is valid, so that it is asked "
        + "because of itself; it was left out there. Look at fields in a rule, and change them in onChange."
    case .unknownRow(let name, let call, let known, let wasAdded):
      "There is no row “\(name)” for \(call)\(wasAdded ? ", so what it adds is at the end" : ""). "
        + (known.isEmpty
          ? "Name the row: .textField(…, named: “\(name)”)."
          : "Named are \(known.map { "“\($0)”" }.joined(separator: ", ")).")
    case .rowNotShown(let name, let call):
      "The row “\(name)” is not shown at the moment, so that \(call) does nothing. "
        + "Call show(), or see to its conditions, before."
    case .sectionOfData(let name, let call):
      "Section “\(name)” shows data, so that \(call) adds nothing to it. Name a section of rows, or change its list."
    case .invalidRows(let call):
      "\(call) adds rows alone, and was given another section. Return the section that the closure gets, with rows added."
    case .pageWithoutController(let title):
      "The row “\(title)” cannot open its page, since no view controller has its table. "
        + "Put the table into the view of a UIViewController."
    }
  }
}
