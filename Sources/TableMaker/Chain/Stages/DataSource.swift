public import UIKit

/// The start of a chain that sets up a table view: table-level steps first, and then the sections.
///
/// A chain is a value: you can split it anywhere, and keep and continue it. Nothing changes the table view before
/// `make()`.
///
/// ```swift
/// dataSource = DataSource(tableView)
///   .section("notes").cell(NoteCell.self).data(notes)
///   .adapter { cell, note, index in cell.show(note) }
///   .onSelect(by: weakSelf) { owner, note, index in owner.open(note) }
///   .make()
/// ```
@preconcurrency @MainActor public struct DataSource: Finished {
  var configuration: TableConfiguration

  /// Creates a chain for a table view.
  public init(_ tableView: UITableView) { configuration = TableConfiguration(tableView: tableView) }

  /// Sets the height of all rows in the table view, in points.
  ///
  /// A section's own height overrides this one. If the height is negative, infinite, or NaN, TableMaker ignores it and
  /// reports a diagnostic. If you use this step more than once, the last one applies.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> DataSource {
    changed { configuration in
      configuration.settings.rowHeight =
        configuration.problems.checked(height, of: .row, at: CallSite(file: file, line: line))
        ?? configuration.settings.rowHeight
    }
  }

  /// Sets an estimated row height, in points, so the table view sizes rows as they come on screen.
  ///
  /// If you use this step more than once, the last one applies.
  public func estimatedHeight(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> DataSource {
    changed { configuration in
      let height = configuration.problems.checked(height, of: .estimatedRow, at: CallSite(file: file, line: line))
      configuration.settings.estimatedRowHeight = height ?? configuration.settings.estimatedRowHeight
    }
  }

  /// Sets a Boolean value that determines whether TableMaker measures rows near the screen while the app is idle.
  ///
  /// The default is `true`. Only sections with automatic heights have rows to measure. Each slice of the work takes at
  /// most four milliseconds. If you use this step more than once, the last one applies.
  public func measuresAhead(_ measuresAhead: Bool) -> DataSource {
    changed { $0.settings.measuresAhead = measuresAhead }
  }

  /// Sets the maximum number of measured heights in the cache.
  ///
  /// The default is 100,000 heights, about 3 MB. Above the limit, TableMaker removes the least recently used heights
  /// and measures those rows again when it needs them. A row has one height for each width and text size at which it
  /// was shown. If you use this step more than once, the last one applies.
  /// - Parameter count: A number greater than zero; TableMaker treats a smaller number as one.
  public func heightCacheLimit(_ count: Int) -> DataSource {
    changed { $0.settings.heightCacheLimit = max(1, count) }
  }

  /// Sets the table view's header view, which scrolls with the rows.
  ///
  /// This step has two levels: before the first section, it applies to the table view; after `section()`, it applies to
  /// that section. A view without a height gets the height that fits it at the table view's width. A view with
  /// constraints keeps fitting its content: at each width and text size, and with each update, also an animated one. If
  /// nothing else changes, call the data source's `update(animated:)` after you change the content. TableMaker calls the
  /// closure immediately. If you use this step more than once, the last one applies.
  public func headerView(_ view: () -> UIView) -> DataSource { changed { $0.settings.headerView = view() } }

  /// Sets the table view's footer view, which scrolls with the rows.
  ///
  /// A view without a height gets the height that fits it at the table view's width, and a view with constraints keeps
  /// fitting its content, as for `headerView`. TableMaker calls the closure immediately. If you use this step more than once, the last one applies.
  public func footerView(_ view: () -> UIView) -> DataSource { changed { $0.settings.footerView = view() } }

  /// Hides the separators below the last row of a plain table view, by adding an empty footer view if it has none.
  public func hidesEmptySeparators() -> DataSource { changed { $0.settings.hidesEmptySeparators = true } }

  /// Sets the animation of inserted and deleted rows and sections.
  ///
  /// The default is UIKit's `automatic` animation. If you use this step more than once, the last one applies.
  public func animation(_ animation: UITableView.RowAnimation) -> DataSource {
    changed { $0.settings.animation = animation }
  }

  /// Sets the maximum number of rows that an animated update can change.
  ///
  /// Use it for lists that can change completely, where an animation of all rows isn't helpful. Rows of inserted and
  /// deleted sections count. There's no limit by default. If you use this step more than once, the last one applies.
  /// - Parameter rows: The maximum number of rows; TableMaker treats a negative number as zero.
  public func animationLimit(_ rows: Int) -> DataSource { changed { $0.settings.animationLimit = max(0, rows) } }

  /// Provides the content to show in place of UIKit's “No Results” when a search finds nothing.
  ///
  /// The content is the table view's `backgroundView` while all searched sections are empty. If the table view has your
  /// own background view, that one stays.
  ///
  /// ```swift
  /// .noResults { query in
  ///   var content = UIContentUnavailableConfiguration.empty()
  ///   content.text = "Nobody is called \(query)"
  ///   return content
  /// }
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter content: A closure that receives the query and returns the content, or `nil` to show nothing.
  public func noResults(
    @OneValue<(any UIContentConfiguration)?> _ content: @escaping (String) -> (any UIContentConfiguration)?
  ) -> DataSource {
    changed { $0.settings.noResults = content }
  }

  /// Sets a Boolean value that determines whether a bar with Previous, Next, and Done buttons appears above the
  /// keyboard.
  ///
  /// Rows of a form have the bar by default. A text input with its own `inputAccessoryView` keeps it. If you use this
  /// step more than once, the last one applies.
  public func keyboardBar(_ isShown: Bool) -> DataSource { changed { $0.settings.hasKeyboardBar = isShown } }

  /// Sets whether and when TableMaker deselects a row after a tap.
  ///
  /// By default, TableMaker deselects the row. If you use this step more than once, the last one applies.
  public func deselection(_ when: Deselection) -> DataSource { changed { $0.settings.deselection = when } }

  /// Lets the user undo and redo deleting, inserting, and moving rows.
  ///
  /// Each change to an `ItemList`, `PagedList`, or `SectionList` by `onDelete`, `onInsert`, `onAddItem`, or a move is
  /// one undo step, and restores the item's position and selection. So is each call of the data source's
  /// `performUndoable(_:_:)`. For a custom source, or for changes after the closure has returned, register the undo
  /// action with the same manager yourself.
  ///
  /// ```swift
  /// DataSource(tableView).undoable()
  ///   .section().cell(GoodsCell.self).data(goods).adapter { cell, goods, _ in cell.show(goods) }
  ///   .onDelete(by: weakSelf) { owner, item, _ in owner.goods.remove(item) }
  ///   .make()
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - manager: The undo manager. If it's `nil`, the default, TableMaker uses the table view's manager at the time of
  ///     the change, usually the window's. A controller's `undoManager` is `nil` until its view is in a window, so
  ///     passing it then has the same effect.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func undoable(
    with manager: UndoManager? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> DataSource {
    changed {
      $0.settings.undoable = CallSite(file: file, line: line)
      $0.settings.undoManager = manager
    }
  }

  /// Forwards each delegate call that no step of the chain handles to your own delegate.
  ///
  /// If any section has a step for a call, your delegate doesn't receive that call: with an `onSelect`, it receives no
  /// `didSelectRowAt`. Without `onSelect` and `deselection`, your delegate handles taps, and also deselects the row. If
  /// you use this step more than once, the last one applies.
  ///
  /// If the delegate is also a `UITableViewDataSource`, TableMaker forwards titles, `canEditRowAt`, and `commit` to it,
  /// and on Apple's platforms also `canMoveRowAt` and `moveRowAt`. If it's also a `UITableViewDataSourcePrefetching`,
  /// it receives those calls. The chain always determines the rows.
  ///
  /// On Apple's platforms, the delegate also receives calls that later systems add and that TableMaker doesn't know.
  /// Requests that the delegate makes of the data source inside a forwarded call wait until the call returns; inside a
  /// call that TableMaker doesn't know, they wait for the next turn of the main actor.
  /// - Parameter delegate: The delegate. TableMaker holds it weakly, as a table view does.
  public func forward(to delegate: any UITableViewDelegate) -> DataSource {
    changed { $0.settings.forwardee = delegate }
  }

  /// A chain without sections; for the package.
  public var _closed: _ClosedChain { _ClosedChain(table: configuration) }

  func changed(_ change: (inout TableConfiguration) -> Void) -> DataSource {
    var copy = self
    change(&copy.configuration)
    return copy
  }
}
