public import UIKit

/// A cell whose class computes a row's height from its item alone: no cell is made or asked to measure it.
///
/// ```swift
/// final class PhotoCell: UITableViewCell, SelfMeasuring {
///   static func height(for photo: Photo, width: CGFloat, traits: UITraitCollection) -> CGFloat { width / photo.aspect }
/// }
/// ```
///
/// A section of such cells with neither `height` nor `heights` needs no `autoHeight()`. The answers are cached like those of
/// measured cells, so what they depend on must be in the item, the width or the traits.
@MainActor public protocol SelfMeasuring<Item>: UITableViewCell {
  /// The type of the items that the cell shows.
  associatedtype Item

  /// The height of the row that shows an item, in points, a separator included. Finite and not negative.
  ///
  /// - Parameters:
  ///   - item: The item of the row.
  ///   - width: The width of the row, in points; never zero.
  ///   - traits: The table's traits: text size, display scale and so on.
  static func height(for item: Item, width: CGFloat, traits: UITraitCollection) -> CGFloat
}

/// The height of a row by its item, for one class of cells.
typealias ItemHeight<Item> = @MainActor (Item, CGFloat, UITraitCollection) -> CGFloat

/// The height function of a class of cells for a type of items; nil if it has none.
@MainActor func itemHeight<Item>(of cell: Any.Type, for type: Item.Type) -> ItemHeight<Item>? {
  func height<Cell: SelfMeasuring>(_ cell: Cell.Type) -> ItemHeight<Item>? {
    guard Cell.Item.self == Item.self else { return nil }
    return { item, width, traits in
      guard let item = item as? Cell.Item else { return 0 }
      return cell.height(for: item, width: width, traits: traits)
    }
  }
  guard let cell = cell as? any SelfMeasuring.Type else { return nil }
  return height(cell)
}
