import UIKit

/// The source of a section's cells.
enum CellSource {
  /// Not specified yet.
  case none
  case registered(UITableViewCell.Type)
  case stock(UITableViewCell.CellStyle)
  case storyboard(identifier: String, expected: UITableViewCell.Type)
  case nib(UINib, identifier: String?, expected: UITableViewCell.Type)
  /// An app's closure that returns cells.
  case provided
  /// Several sources, chosen by item.
  case mixed([CellSource])
}

extension CellSource {
  /// Returns the source for cells of a class from an origin.
  static func cells(of cell: UITableViewCell.Type, from origin: CellOrigin) -> CellSource {
    switch origin.location {
    case .code: .registered(cell)
    case .storyboard(let identifier): .storyboard(identifier: identifier, expected: cell)
    case .nib(let nib, let identifier): .nib(nib, identifier: identifier, expected: cell)
    }
  }

  /// Indicates whether the cells are the system's, and whether their class is a registered class of the app, which
  /// needs no checks.
  var kind: (isStock: Bool, isOrdinary: Bool) {
    switch self {
    case .stock: (true, false)
    // Each of several sources is checked separately.
    case .registered, .mixed, .nib, .provided: (false, true)
    case .storyboard, .none: (false, false)
    }
  }

  /// A Boolean value that indicates whether the cells have a fixed reuse identifier: that of a storyboard's prototype,
  /// or of a nib's cell.
  var hasOwnIdentifier: Bool {
    switch self {
    case .storyboard: true
    case .nib(_, let identifier, _): identifier != nil
    default: false
    }
  }

  /// A Boolean value that indicates whether an app's closure returns the cells.
  var isProvided: Bool {
    if case .provided = self { true } else { false }
  }

  /// The name of the cells' expected class.
  var className: String {
    switch self {
    case .none, .stock, .provided: "UITableViewCell"
    case .registered(let cell), .storyboard(_, let cell), .nib(_, _, let cell): String(describing: cell)
    case .mixed(let sources): sources.map(\.className).joined(separator: ", ")
    }
  }

  /// The cells' reuse identifier.
  @MainActor var identifier: String {
    switch self {
    case .none, .provided: ""
    case .registered(let cell): String(reflecting: cell)
    case .stock(let style): String(reflecting: StockCell.type(for: style))
    case .storyboard(let identifier, _): identifier
    case .nib(let nib, let identifier, let cell):
      identifier ?? "\(String(reflecting: cell)) from nib \(UInt(bitPattern: ObjectIdentifier(nib)))"
    case .mixed(let sources): sources.map(\.identifier).joined(separator: "|")
    }
  }
}
