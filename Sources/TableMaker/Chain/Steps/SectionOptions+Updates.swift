public import UIKit

extension SectionOptions {
  /// Sets the animation of the section and its rows when they come and go. Replaces an earlier one; default: the table's.
  ///
  /// Rows that move, and rows whose content changes, have no such choice: they move, and change in place.
  public func animation(_ animation: UITableView.RowAnimation) -> Self { changed { $0.settings.animation = animation } }

  /// Shows nothing of the section, no title either, while it has no rows.
  public func hidesWhenEmpty() -> Self { changed { $0.settings.hidesWhenEmpty = true } }
}

extension ItemOptions {
  /// Adds a row below the items by which the user adds an item. Replaces an earlier one.
  ///
  /// A tap on it is handled by `onAddRow`. While the table is edited the row has the green plus. Begin editing by the live object's
  /// `setEditing(_:animated:)`, so that rows which depend on it come and go in time.
  /// - Parameters:
  ///   - cell: The row's class of cell, registered and dequeued for you.
  ///   - visibility: The state of the table in which the row is shown; `always` by default.
  ///   - fill: Sets the content of the row's cell.
  public func addRow<C: UITableViewCell>(
    _ cell: C.Type, shown visibility: AddRowVisibility = .always, @ClosureWithoutReturn fill: @escaping (C) -> Void
  ) -> Self {
    var copy = self
    copy._configuration.settings.addRow = AddRow(cell, visibility, fill: fill)
    return copy
  }

  /// Does something when the user taps the row of `addRow`, or its plus. Adds to what other `onAddRow` steps do.
  ///
  /// In a section without `addRow` it never happens, which is a diagnostic.
  /// - Parameters:
  ///   - body: Adds an item to the section's list, most often. What it throws goes to the table's `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onAddRow(
    @ClosureWithoutReturn _ body: @escaping () throws -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    changed { configuration in
      configuration.settings.addEvents.append(body)
      configuration.settings.addEventsPlace = CallSite(file: file, line: line)
    }
  }

  /// Does something when the user taps the row of `addRow`, or its plus. Adds to what other `onAddRow` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onAddRow<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    onAddRow(weakly(owner, body), file: file, line: line)
  }
}
