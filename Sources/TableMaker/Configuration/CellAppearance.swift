import UIKit

/// The settings of a row's cell, apart from its content.
struct CellAppearance<Item> {
  var accessory: ((Item, Int) -> UITableViewCell.AccessoryType)?
  var indentation: ((Item, Int) -> Int)?
  var separatorInset: ((Item, Int) -> UIEdgeInsets)?
  var accessibility: ((Item, Int) -> RowAccessibility)?

  /// A Boolean value that indicates whether no setting depends on the items.
  var isEmpty: Bool { accessory == nil && indentation == nil && separatorInset == nil && accessibility == nil }
}

/// The settings of all cells in a section.
struct FixedAppearance {
  var accessory: UITableViewCell.AccessoryType?
  var indentation: Int?
  var separatorInset: UIEdgeInsets?
  var background: UIBackgroundConfiguration?
  /// The parts with a closure that's called for each row.
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
    /// Content that depends on the state of the cell.
    static let contents = Parts(rawValue: 128)
    /// The binding of a cell's controls to a model. Such cells share a reuse queue only with each other.
    static let binding = Parts(rawValue: 256)
    /// The accessibility texts and actions.
    static let accessibility = Parts(rawValue: 512)
  }

  /// The parts with a setting, for all cells or for each row.
  var parts: Parts {
    var parts = asks
    if accessory != nil { parts.insert(.accessory) }
    if indentation != nil { parts.insert(.indentation) }
    if separatorInset != nil { parts.insert(.separatorInset) }
    if background != nil { parts.insert(.background) }
    return parts
  }

  /// The suffix of the cells' reuse identifiers. Only sections that set the same parts share cells, so each section
  /// overrides what another one has set.
  var reuseSuffix: String { parts.isEmpty ? "" : " with \(parts.rawValue)" }

  /// Returns whether cells have the same height with other settings. A background doesn't change it.
  func hasSameHeights(as other: FixedAppearance) -> Bool {
    accessory == other.accessory && indentation == other.indentation && separatorInset == other.separatorInset
      && asks == other.asks
  }

  /// Applies the settings for all cells to a cell.
  @MainActor func apply(to cell: UITableViewCell) {
    if let accessory { cell.accessoryType = accessory }
    if let indentation { cell.indentationLevel = indentation }
    if let separatorInset { cell.separatorInset = separatorInset }
    if let background { cell.backgroundConfiguration = background }
  }
}

extension CellAppearance {
  /// Applies the settings for a row to its cell, except those that a later step has set for all rows.
  @MainActor func apply(_ parts: FixedAppearance.Parts, to cell: UITableViewCell, _ item: Item, _ row: Int) {
    if parts.contains(.accessory), let accessory { cell.accessoryType = accessory(item, row) }
    if parts.contains(.indentation), let indentation { cell.indentationLevel = indentation(item, row) }
    if parts.contains(.separatorInset), let separatorInset { cell.separatorInset = separatorInset(item, row) }
    if parts.contains(.accessibility), !cell.isMeasuring { accessibility?(item, row).apply(to: cell) }
  }
}
