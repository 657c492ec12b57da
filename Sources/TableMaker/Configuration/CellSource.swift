import UIKit

/// The source that a section's cells are dequeued from.
enum CellSource {
  /// Undefined as yet.
  case none
  case registered(UITableViewCell.Type)
  case stock(UITableViewCell.CellStyle)
  case storyboard(identifier: String, expected: UITableViewCell.Type)
  /// Different ones, by item.
  case mixed([CellSource])
}

extension CellSource {
  /// Cells of a class, from the origin that a step names.
  static func cells(of cell: UITableViewCell.Type, from origin: CellOrigin) -> CellSource {
    guard let prototype = origin.prototype else { return .registered(cell) }
    return .storyboard(identifier: prototype, expected: cell)
  }

  /// Whether the cells are the system's, and whether they are of a registered class of the app, which needs no checks.
  var kind: (isStock: Bool, isOrdinary: Bool) {
    switch self {
    case .stock: (true, false)
    // Each of several is looked at by itself.
    case .registered, .mixed: (false, true)
    case .storyboard, .none: (false, false)
    }
  }

  /// Whether the cells are made of a storyboard's prototype, which is found by its identifier.
  var isPrototype: Bool {
    if case .storyboard = self { true } else { false }
  }

  /// The name of the cells' expected class.
  var className: String {
    switch self {
    case .none, .stock: "UITableViewCell"
    case .registered(let cell), .storyboard(_, let cell): String(describing: cell)
    case .mixed(let sources): sources.map(\.className).joined(separator: ", ")
    }
  }

  /// The cells' reuse identifier.
  @MainActor var identifier: String {
    switch self {
    case .none: ""
    case .registered(let cell): String(reflecting: cell)
    case .stock(let style): String(reflecting: StockCell.type(for: style))
    case .storyboard(let identifier, _): identifier
    case .mixed(let sources): sources.map(\.identifier).joined(separator: "|")
    }
  }
}
