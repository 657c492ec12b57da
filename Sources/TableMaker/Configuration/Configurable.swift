public import UIKit

/// A cell that fills itself: a section of such cells needs no adapter.
///
/// ```swift
/// final class NoteCell: UITableViewCell, Configurable {
///   func configure(with note: Note, at index: Int) { textLabel?.text = note.text }
/// }
/// ```
@MainActor public protocol Configurable<Item>: UITableViewCell {
  /// The type of the items that the cell shows.
  associatedtype Item

  /// Shows an item; called each time the cell comes on screen for one.
  ///
  /// Set everything that depends on the item: the cell may have shown another one before.
  /// - Parameters:
  ///   - item: The item of the row.
  ///   - index: The row's place in its section, from zero.
  func configure(with item: Item, at index: Int)
}
