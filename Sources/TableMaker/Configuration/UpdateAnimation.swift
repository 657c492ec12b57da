public import UIKit

/// The animations of one update, for `batch(animation:)`, `hide(animation:)`, and their fellows.
///
/// ```swift
/// dataSource.batch(animation: .fade) { goods.removeAll() }
/// dataSource.batch(animation: UpdateAnimation(insertions: .left, deletions: .right)) { goods.items = delivered }
/// dataSource.section("offers").hide(animation: .none)
/// ```
///
/// Rows that move always animate as moves, and rows with new content change in place.
public struct UpdateAnimation: Sendable, Hashable {
  /// The animation of inserted rows and sections.
  public var insertions: UITableView.RowAnimation
  /// The animation of deleted rows and sections.
  public var deletions: UITableView.RowAnimation
  /// The animation of rows that get another cell, because their item needs another cell class or the app creates the
  /// cell.
  public var reloads: UITableView.RowAnimation

  /// Creates the animations of an update.
  ///
  /// - Parameters:
  ///   - insertions: The animation of inserted rows and sections.
  ///   - deletions: The animation of deleted rows and sections.
  ///   - reloads: The animation of rows that get another cell.
  public init(
    insertions: UITableView.RowAnimation = .automatic, deletions: UITableView.RowAnimation = .automatic,
    reloads: UITableView.RowAnimation = .automatic
  ) {
    self.insertions = insertions
    self.deletions = deletions
    self.reloads = reloads
  }

  private init(all animation: UITableView.RowAnimation) {
    self.init(insertions: animation, deletions: animation, reloads: animation)
  }

  /// Inserted rows fade in, and deleted rows fade out.
  public static var fade: UpdateAnimation { UpdateAnimation(all: .fade) }

  /// Rows slide in from the right, and out to the right.
  public static var right: UpdateAnimation { UpdateAnimation(all: .right) }

  /// Rows slide in from the left, and out to the left.
  public static var left: UpdateAnimation { UpdateAnimation(all: .left) }

  /// Rows slide in from the top, and out to the top.
  public static var top: UpdateAnimation { UpdateAnimation(all: .top) }

  /// Rows slide in from the bottom, and out to the bottom.
  public static var bottom: UpdateAnimation { UpdateAnimation(all: .bottom) }

  /// Rows stay centered in the space that they occupy or leave.
  public static var middle: UpdateAnimation { UpdateAnimation(all: .middle) }

  /// UIKit chooses the animation.
  public static var automatic: UpdateAnimation { UpdateAnimation(all: .automatic) }

  /// The update appears without animation, including the rows that move because of it.
  public static var none: UpdateAnimation { UpdateAnimation(all: .none) }
}
