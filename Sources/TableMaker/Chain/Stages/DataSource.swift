public import UIKit

/// The start of a chain that makes a table view: steps for the whole table, then one section after another.
///
/// A chain is a value: it may be cut anywhere, kept and continued, and nothing touches the table before `make()`.
///
/// ```swift
/// dataSource = DataSource(tableView)
///   .section("notes").cell(NoteCell.self).data(notes)
///   .adapter { cell, note, index in cell.show(note) }
///   .onSelect(by: weakSelf) { owner, note, index in owner.open(note) }
///   .make()
/// ```
@MainActor public struct DataSource: Finished {
  var configuration: TableConfiguration

  /// Starts the chain of a table.
  public init(_ tableView: UITableView) { configuration = TableConfiguration(tableView: tableView) }

  /// Sets one height for all rows of the table, in points, unless a section has its own. Replaces an earlier height.
  ///
  /// A negative, infinite or NaN height is left out, with a diagnostic.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> DataSource {
    changed { configuration in
      configuration.settings.rowHeight =
        configuration.problems.checked(height, of: .row, at: CallSite(file: file, line: line))
        ?? configuration.settings.rowHeight
    }
  }

  /// Sets an estimated row height, in points, so that rows are sized when they come on screen. Replaces an earlier estimate.
  public func estimatedHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> DataSource {
    changed { configuration in
      let height = configuration.problems.checked(height, of: .estimatedRow, at: CallSite(file: file, line: line))
      configuration.settings.estimatedRowHeight = height ?? configuration.settings.estimatedRowHeight
    }
  }

  /// Sets whether rows near the screen are measured ahead while the app is idle. Replaces an earlier setting; default: `true`.
  ///
  /// Only sections with automatic heights have rows to measure. Work is cut into slices of at most four milliseconds.
  public func measuresAhead(_ measuresAhead: Bool) -> DataSource {
    changed { $0.settings.measuresAhead = measuresAhead }
  }

  /// Sets the number of measured heights that are kept. Replaces an earlier limit; the default is 100,000, about 3 MB.
  ///
  /// Beyond it the least recently used are removed, and measured again when they are needed. A row counts once for each
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

  /// Sets the animation of rows and sections that come and go. Replaces an earlier one; the default is UIKit's choice.
  public func animation(_ animation: UITableView.RowAnimation) -> DataSource {
    changed { $0.settings.animation = animation }
  }

  /// Sets the number of rows above which an update is not animated. Replaces an earlier limit; the default is none.
  ///
  /// For lists that may become quite different ones: rows that fly in all directions say nothing. The rows of sections that
  /// come and go count.
  /// - Parameter rows: The most rows that are animated in one update; less than zero counts as zero.
  public func animationLimit(_ rows: Int) -> DataSource { changed { $0.settings.animationLimit = max(0, rows) } }

  /// Shows something else where a search has found nothing, instead of UIKit's “No Results”. Replaces another `noResults`.
  ///
  /// It is the table's `backgroundView` while all that is searched is empty; a background view of the app's own stays instead.
  ///
  /// ```swift
  /// .noResults { query in
  ///   var content = UIContentUnavailableConfiguration.empty()
  ///   content.text = "Nobody is called \(query)"
  ///   return content
  /// }
  /// ```
  /// - Parameter content: Gets the text that was searched for; returns nil for nothing at all.
  public func noResults(
    @OneValue<(any UIContentConfiguration)?> _ content: @escaping (String) -> (any UIContentConfiguration)?
  ) -> DataSource {
    changed { $0.settings.noResults = content }
  }

  /// Sets whether a bar stands above the keyboard, with ways to the row before, to the next and out. Replaces an earlier setting.
  ///
  /// Rows of a form have one by default. A text with an `inputAccessoryView` of its own keeps that.
  public func keyboardBar(_ isShown: Bool) -> DataSource { changed { $0.settings.hasKeyboardBar = isShown } }

  /// Sets whether and when a row is deselected after a tap. Replaces an earlier setting; the default deselects it.
  public func deselects(_ when: Deselection) -> DataSource { changed { $0.settings.deselection = when } }

  /// Has the user undo, and do again, what is done by hand: deleting, inserting, and moving rows. Replaces another `undo`.
  ///
  /// What `onDelete`, `onInsert`, `onAddRow` and a moved row change in lists of ours is one step each, with the item's place and its
  /// selection; so is what the live object's `performUndoable(_:_:)` makes. A source of the app's own, and what a handler changes after
  /// it has returned, is for the app to register with the same manager.
  ///
  /// ```swift
  /// DataSource(tableView).undo()
  ///   .section().cell(GoodsCell.self).data(goods).adapter { cell, goods, _ in cell.show(goods) }
  ///   .onDelete(by: weakSelf) { owner, item, _ in owner.goods.remove(item) }
  ///   .make()
  /// ```
  /// - Parameters:
  ///   - manager: What undoes it. Nil, the default, for the table's own at that time, as its responders have it: mostly its window's.
  ///     A controller's `undoManager` is nil until its view is in a window, which is as good.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func undo(
    with manager: UndoManager? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> DataSource {
    changed {
      $0.settings.undo = CallSite(file: file, line: line)
      $0.settings.undoManager = manager
    }
  }

  /// Forwards every delegate call that no step of the chain asks for to the app's own delegate. Replaces an earlier delegate.
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
  public var _closed: _ClosedChain { _ClosedChain(table: configuration) }

  func changed(_ change: (inout TableConfiguration) -> Void) -> DataSource {
    var copy = self
    change(&copy.configuration)
    return copy
  }
}
