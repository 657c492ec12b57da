public import UIKit

/// A cell that configures itself, so its section needs no adapter.
///
/// ```swift
/// final class NoteCell: UITableViewCell, Configurable {
///   func configure(with note: Note, at index: Int) { textLabel?.text = note.text }
/// }
/// ```
@preconcurrency @MainActor public protocol Configurable<Item>: UITableViewCell {
  /// The type of the items that the cell shows.
  associatedtype Item

  /// Shows an item in the cell.
  ///
  /// TableMaker calls this method each time the cell comes on screen. Set everything that depends on the item, because
  /// the cell can have shown another item before.
  /// - Parameters:
  ///   - item: The row's item.
  ///   - index: The row's index in its section.
  func configure(with item: Item, at index: Int)
}
