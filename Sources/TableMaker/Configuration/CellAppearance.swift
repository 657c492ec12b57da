import UIKit

/// What the steps say of a row's cell beside its content.
struct CellAppearance<Item> {
  var accessory: ((Item, Int) -> UITableViewCell.AccessoryType)?
  var indentation: ((Item, Int) -> Int)?
  var separatorInset: ((Item, Int) -> UIEdgeInsets)?

  /// Whether nothing depends on the items.
  var isEmpty: Bool { accessory == nil && indentation == nil && separatorInset == nil }
}

/// What the steps say of all cells of a section.
struct FixedAppearance {
  var accessory: UITableViewCell.AccessoryType?
  var indentation: Int?
  var separatorInset: UIEdgeInsets?
  var background: UIBackgroundConfiguration?
  /// What is asked for each row instead.
  var asks = Parts()

  /// The parts of an appearance.
  struct Parts: OptionSet {
    let rawValue: Int
    static let accessory = Parts(rawValue: 1)
    static let indentation = Parts(rawValue: 2)
    static let separatorInset = Parts(rawValue: 4)
    /// The level in a tree.
    static let level = Parts(rawValue: 8)
    /// The chevron of a tree's row.
    static let chevron = Parts(rawValue: 16)
    static let background = Parts(rawValue: 32)
    /// A background that depends on the state of the cell.
    static let backgrounds = Parts(rawValue: 64)
    /// A content that depends on the state of the cell.
    static let contents = Parts(rawValue: 128)
    /// What binds a cell's controls to a model: such cells are reused for each other only.
    static let binding = Parts(rawValue: 256)
  }

  /// The parts that are said of a section's cells, once and for all or for each row.
  var parts: Parts {
    var parts = asks
    if accessory != nil { parts.insert(.accessory) }
    if indentation != nil { parts.insert(.indentation) }
    if separatorInset != nil { parts.insert(.separatorInset) }
    if background != nil { parts.insert(.background) }
    return parts
  }

  /// The end of the cells' reuse identifiers: cells are shared by sections that say the same parts, so that each sets what another has set.
  var reuseSuffix: String { parts.isEmpty ? "" : " with \(parts.rawValue)" }

  /// Gives a cell what is said of all of them.
  @MainActor func apply(to cell: UITableViewCell) {
    if let accessory { cell.accessoryType = accessory }
    if let indentation { cell.indentationLevel = indentation }
    if let separatorInset { cell.separatorInset = separatorInset }
    if let background { cell.backgroundConfiguration = background }
  }
}

extension CellAppearance {
  /// Gives a cell what is asked for its row, as far as no later step has said it of all rows.
  @MainActor func apply(_ parts: FixedAppearance.Parts, to cell: UITableViewCell, _ item: Item, _ row: Int) {
    if parts.contains(.accessory), let accessory { cell.accessoryType = accessory(item, row) }
    if parts.contains(.indentation), let indentation { cell.indentationLevel = indentation(item, row) }
    if parts.contains(.separatorInset), let separatorInset { cell.separatorInset = separatorInset(item, row) }
  }
}
