extension Diagnostic {
  /// What is wrong with the rows of a form, or with what is done to its draft. Later versions may add cases.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Form: Sendable {
    /// A row's control does not reach the value that the draft has; `value` and `bounds` are described.
    case valueOutOfBounds(title: String, value: String, bounds: String)
    /// The first date that can be chosen is later than the last; neither of them is used.
    case crossedDates(title: String, first: String, last: String)
    /// The minutes between two times that can be chosen do not divide an hour, or are more than 30; every minute can be.
    case invalidMinutes(Int, title: String)
    /// Handlers of `onChange` change the draft again and again; the changes after so many are not told.
    ///
    /// `field` is the key path that was changed last.
    case endlessChanges(field: String, count: Int)
    /// The rules of a row change the draft each time they are asked, or ask whether it is valid; they are answered what was found before.
    case circularRule
    /// A call named a row that no section has; `known` are the names that there are. With `wasAdded`, what was to stand beside it is at the end.
    case unknownRow(String, call: String, known: [String], wasAdded: Bool)
    /// A call was made for a row that its conditions, or the app, have hidden; nothing was done.
    case rowNotShown(String, call: String)
    /// Rows were to come to a section that shows data; nothing was done.
    case sectionOfData(String, call: String)
    /// A call that adds rows was given sections; nothing was done.
    case invalidRows(call: String)
    /// A row was tapped that has its choices on a page of its own, and its table is in no view controller that could show one.
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
