import UIKit

/// The height of a section's rows.
enum RowHeight: Equatable {
  /// The table view's height.
  case table
  /// One height for all rows.
  case fixed(CGFloat)
  /// The height that a closure returns for each row.
  case closure
  /// The height that each row's cell measures.
  case measured
  /// The height that UIKit measures on screen.
  case system

  /// The height as a table view's property; `nil` if it isn't one.
  @MainActor var points: CGFloat? {
    switch self {
    case .fixed(let height): height
    case .system: UITableView.automaticDimension
    case .table, .closure, .measured: nil
    }
  }
}

/// The height of a section's header or footer. The last step that sets it applies.
enum SupplementaryHeight {
  /// The view's height, or the system's.
  case system
  /// One height for each section.
  case fixed(CGFloat)
  /// The height that a closure returns for the items; the closure is in `SupplementarySteps`.
  case closure

  var isSystem: Bool { if case .system = self { true } else { false } }

  var isClosure: Bool { if case .closure = self { true } else { false } }
}
