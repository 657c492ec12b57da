public import UIKit

/// A cell with a class that computes a row's height from its item, so TableMaker needs no cell to measure it.
///
/// ```swift
/// final class PhotoCell: UITableViewCell, SelfMeasuring {
///   static func height(for photo: Photo, width: CGFloat, traits: UITraitCollection) -> CGFloat { width / photo.aspect }
/// }
/// ```
///
/// A section of such cells without `height` and `heights` needs no `autoHeight()`. TableMaker caches the heights like
/// those of measured cells, so they must depend only on the item, the width, and the traits.
@preconcurrency @MainActor public protocol SelfMeasuring<Item>: UITableViewCell {
  /// The type of the items that the cell shows.
  associatedtype Item

  /// Returns the height of an item's row, in points, including a separator.
  ///
  /// The height must be finite and not negative.
  /// - Parameters:
  ///   - item: The row's item.
  ///   - width: The row's width, in points; never zero.
  ///   - traits: The table view's traits, such as the text size and the display scale.
  static func height(for item: Item, width: CGFloat, traits: UITraitCollection) -> CGFloat
}

/// Returns the height of an item's row, for one cell class.
typealias ItemHeight<Item> = @MainActor (Item, CGFloat, UITraitCollection) -> CGFloat

/// Returns the height function of a cell class for an item type; `nil` if it has none.
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
