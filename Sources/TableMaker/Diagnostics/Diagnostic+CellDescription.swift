import UIKit

extension Diagnostic {
  /// The description of a problem with a measured cell or header, with the fix; empty for other problems.
  var cellText: String {
    switch self {
    case .invalidMeasure(let cell, let value, let row, let used, _):
      let whose = row.map { " in row \($0)" } ?? ""
      let instead = used.map { "\($0)" } ?? "the table's own height"
      return "\(cell) asks for a height of \(value)\(whose), which must be between 0 and 1,000,000 points; "
        + "\(instead) is used. Look for a division by zero in its sizeThatFits(_:), systemLayoutSizeFitting(…) or constraints."
    case .unsteadyHeight(let cell, let heights, _):
      let values = heights.isEmpty ? "" : ": " + heights.map { "\($0)" }.joined(separator: ", then ")
      return "\(cell) asks for another height of its row each time it is laid out\(values). The last one is kept. "
        + "Have rows measured again where their content changes, not in layoutSubviews() or the adapter."
    case .viewOutsideContentView(let cell, let view, _):
      return "\(view) is a subview of \(cell) itself, so rows are measured without it. Add it to contentView."
    case .autoresizingView(let cell, let view, _):
      return
        "\(view) in \(cell) is placed by constraints, and by its autoresizing mask too: they contradict each other. "
        + "Set its translatesAutoresizingMaskIntoConstraints to false."
    case .brokenConstraint(let cell, let constraint, let difference, _):
      return
        "Required constraints of \(cell) contradict each other, so its rows may be too high or too low: \(constraint) "
        + "is off by \(difference) points. Remove one of them, or give one the priority 999."
    default: return ""
    }
  }
}
