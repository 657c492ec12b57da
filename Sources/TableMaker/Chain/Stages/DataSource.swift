public import UIKit

/// The start of a chain that makes a table view: steps for the whole table, then one section after another.
///
/// A chain is a value: it may be cut anywhere, kept and continued, and nothing touches the table before `make()`.
///
/// ```swift
/// dataSource = DataSource(tableView)
///   .section("notes").cell(NoteCell.self).data(notes)
///   .adapter { cell, note, index in cell.show(note) }
///   .onSelect(with: self) { owner, note, index in owner.open(note) }
///   .make()
/// ```
@MainActor public struct DataSource: Finished {
  var draft: TableDraft

  /// Starts the chain of a table.
  public init(_ tableView: UITableView) { draft = TableDraft(tableView: tableView) }

  /// Gives all rows of the table one height, in points, unless their section says another. Replaces the table's own.
  ///
  /// A negative, infinite or NaN height is left out, with a diagnostic.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> DataSource {
    changed { draft in
      draft.settings.rowHeight =
        draft.problems.checked(height, of: .row, at: CallSite(file: file, line: line)) ?? draft.settings.rowHeight
    }
  }

  /// Says about how high the table's rows are, in points, so that they are sized when they come on screen. Replaces.
  public func estimatedHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> DataSource {
    changed { draft in
      let height = draft.problems.checked(height, of: .estimatedRow, at: CallSite(file: file, line: line))
      draft.settings.estimatedRowHeight = height ?? draft.settings.estimatedRowHeight
    }
  }

  /// Says whether rows near the screen are measured ahead, while nothing else is to be done. Replaces; they are.
  ///
  /// Only sections with automatic heights have rows to measure. Work is cut into slices of at most four milliseconds.
  public func measuresAhead(_ measuresAhead: Bool) -> DataSource {
    changed { $0.settings.measuresAhead = measuresAhead }
  }

  /// Says how many measured heights are kept at most. Replaces; 100,000 are, which takes three megabytes.
  ///
  /// Above it those that were used least recently go, and are measured again when they are needed. A row counts once for each
  /// width and text size at which it was shown.
  /// - Parameter count: A number above zero; less counts as one.
  public func heightCacheLimit(_ count: Int) -> DataSource {
    changed { $0.settings.heightCacheLimit = max(1, count) }
  }

  /// Puts a view above the first section; it scrolls with the rows. Replaces the table's header view.
  ///
  /// The step has two levels: here, before the first section, it is the table's; after a `section()` it is that section's.
  ///
  /// A view without a height gets the one that fits it at the table's width. The closure is called at once.
  public func headerView(_ view: () -> UIView) -> DataSource { changed { $0.settings.headerView = view() } }

  /// Puts a view below the last section; it scrolls with the rows. Replaces the table's footer view.
  ///
  /// A view without a height gets the one that fits it at the table's width. The closure is called at once.
  public func footerView(_ view: () -> UIView) -> DataSource { changed { $0.settings.footerView = view() } }

  /// Draws no separators below the last row of a plain table: gives it an empty footer view if it has none.
  public func hidesEmptySeparators() -> DataSource { changed { $0.settings.hidesEmptySeparators = true } }

  /// Says how rows and sections come and go, unless their section says otherwise. Replaces; without it UIKit chooses.
  public func animation(_ animation: UITableView.RowAnimation) -> DataSource {
    changed { $0.settings.animation = animation }
  }

  /// Shows an update without animation in which more rows than this come, go and move. Replaces; without it there is no limit.
  ///
  /// For lists that may become quite different ones: rows that fly in all directions tell nobody anything. The rows of sections that
  /// come and go count.
  /// - Parameter rows: The most rows that are animated in one update; less than zero counts as zero.
  public func animationLimit(_ rows: Int) -> DataSource { changed { $0.settings.animationLimit = max(0, rows) } }

  /// Says what becomes of a row's selection after a tap. Replaces; without it rows are deselected.
  public func deselects(_ when: Deselection) -> DataSource { changed { $0.settings.deselection = when } }

  /// Leaves to a delegate of the app's every delegate call that no step of the chain has asked for. Replaces.
  ///
  /// A call that a step has asked for, in any section, is not passed on: with `onSelect` somewhere the delegate gets no
  /// `didSelectRowAt`. Without `onSelect` and `deselects` a tap is the delegate's, and so is deselecting.
  ///
  /// On Apple's platforms the delegate also gets what a later system calls, and what this package knows nothing of; updates that it asks
  /// for inside such a call wait for the next turn of the main actor.
  ///
  /// A delegate that is a `UITableViewDataSource` too is also asked for titles, `canEditRowAt` and `commit`, and on Apple's platforms
  /// for `canMoveRowAt` and `moveRowAt`; so is one that prefetches. Which rows there are is always the chain's. What the delegate asks
  /// of the live object inside such a call waits until the call is over.
  /// - Parameter delegate: Held weakly, as a table holds its delegate.
  public func forward(to delegate: any UITableViewDelegate) -> DataSource {
    changed { $0.settings.forwardee = delegate }
  }

  /// A table without sections; for the package.
  public var _closed: _ClosedDraft { _ClosedDraft(table: draft) }

  func changed(_ change: (inout TableDraft) -> Void) -> DataSource {
    var copy = self
    change(&copy.draft)
    return copy
  }
}
