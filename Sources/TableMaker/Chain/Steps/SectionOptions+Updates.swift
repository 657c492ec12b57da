public import UIKit

extension SectionOptions {
  /// Says how the section and its rows come and go. Replaces; without it the table's `animation` counts.
  ///
  /// Rows that move, and rows whose content changes, have no such choice: they move, and change in place.
  public func animation(_ animation: UITableView.RowAnimation) -> Self { changed { $0.settings.animation = animation } }

  /// Shows nothing of the section, no title either, while it has no rows.
  public func hidesWhenEmpty() -> Self { changed { $0.settings.hidesWhenEmpty = true } }
}

extension ItemOptions {
  /// Adds a row below the items by which the user adds one. Replaces the one that was there.
  ///
  /// What it does, `onAddRow` says. While the table is edited the row has the green plus. Begin editing by the live object's
  /// `setEditing(_:animated:)`, so that rows which depend on it come and go in time.
  /// - Parameters:
  ///   - cell: The row's class of cell, registered and dequeued for you.
  ///   - visibility: When the row is shown: always, unless said otherwise.
  ///   - fill: Shows what the row says.
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
  /// In a section without `addRow` it never happens, which is a diagnostic.
  /// - Parameters:
  ///   - owner: Who does it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner. What it throws goes to the table's `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onAddRow<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    changed { configuration in
      configuration.settings.addEvents.append { [weak owner] in
        if let owner { try body(owner) }
      }
      configuration.settings.addEventsPlace = CallSite(file: file, line: line)
    }
  }
}
