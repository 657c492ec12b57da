import UIKit

/// The source that a section's cells are dequeued from.
enum CellSource {
  /// Undefined as yet.
  case none
  case registered(UITableViewCell.Type)
  case stock(UITableViewCell.CellStyle)
  case storyboard(identifier: String, expected: UITableViewCell.Type)
  case nib(UINib, identifier: String?, expected: UITableViewCell.Type)
  /// Made by a closure of the app's.
  case provided
  /// Different ones, by item.
  case mixed([CellSource])
}

extension CellSource {
  /// Cells of a class, from the origin that a step names.
  static func cells(of cell: UITableViewCell.Type, from origin: CellOrigin) -> CellSource {
    switch origin.place {
    case .code: .registered(cell)
    case .storyboard(let identifier): .storyboard(identifier: identifier, expected: cell)
    case .nib(let nib, let identifier): .nib(nib, identifier: identifier, expected: cell)
    }
  }

  /// Whether the cells are the system's, and whether they are of a registered class of the app, which needs no checks.
  var kind: (isStock: Bool, isOrdinary: Bool) {
    switch self {
    case .stock: (true, false)
    // Each of several is looked at by itself.
    case .registered, .mixed, .nib, .provided: (false, true)
    case .storyboard, .none: (false, false)
    }
  }

  /// Whether the cells have a reuse identifier that cannot be another: that of a storyboard's prototype, or of a nib's cell.
  var hasOwnIdentifier: Bool {
    switch self {
    case .storyboard: true
    case .nib(_, let identifier, _): identifier != nil
    default: false
    }
  }

  /// Whether a closure of the app's makes the cells.
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
