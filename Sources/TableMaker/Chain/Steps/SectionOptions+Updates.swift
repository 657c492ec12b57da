public import UIKit

extension SectionOptions {
  /// Sets the animation of the section and its inserted and deleted rows.
  ///
  /// The default is the table view's animation. It doesn't apply to moved rows, or to rows with new content, which
  /// change in place. If you use this step more than once, the last one applies.
  public func animation(_ animation: UITableView.RowAnimation) -> Self { changed { $0.settings.animation = animation } }

  /// Sets the time when TableMaker deselects a tapped row of the section.
  ///
  /// It overrides the table view's `deselection`. If you use this step more than once, the last one applies.
  public func deselection(_ when: Deselection) -> Self { changed { $0.settings.deselection = when } }

  /// Configures cells again when their index, or the number of the section's rows, has changed.
  ///
  /// An insertion, a deletion, or a move changes the index of the rows below it. Usually their cells don't show the
  /// index, so TableMaker leaves them unchanged. Use this step if the adapter, or a closure such as `backgrounds`,
  /// `indentations`, or `accessories`, shows it, as in “3 of 10”, stripes, or numbers. TableMaker then configures the
  /// visible cells that are affected, in place, and measures affected automatic heights again.
  public func usesIndex() -> Self { changed { $0.settings.usesIndex = true } }

  /// Hides the section, including its title, while it has no rows.
  public func hidesWhenEmpty() -> Self { changed { $0.settings.hidesWhenEmpty = true } }
}

extension ItemOptions {
  /// Adds a row below the items that lets the user add an item.
  ///
  /// TableMaker calls `onAddItem` when the user taps the row. In editing mode, the row has an insertion control. To
  /// begin editing, call the data source's `setEditing(_:animated:)`, so TableMaker inserts and deletes rows that
  /// depend on editing mode in time. If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - cell: The row's cell class. TableMaker registers and dequeues the cell.
  ///   - visibility: The editing state in which the row is shown; by default, always.
  ///   - fill: A closure that sets the content of the row's cell.
  public func addItemRow<C: UITableViewCell>(
    _ cell: C.Type, shown visibility: AddItemRowVisibility = .always, @ClosureWithoutReturn fill: @escaping (C) -> Void
  ) -> Self {
    var copy = self
    copy._configuration.settings.addItemRow = AddItemRow(cell, visibility, fill: fill)
    return copy
  }

  /// Performs an action when the user taps the row of `addItemRow`, or its insertion control.
  ///
  /// If the section has no `addItemRow`, TableMaker reports a diagnostic. You can use this step more than once;
  /// TableMaker calls the closures in order.
  /// - Parameters:
  ///   - body: A closure that usually adds an item to the section's list. Errors that it throws go to `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onAddItem(
    @ClosureWithoutReturn _ body: @escaping () throws -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    changed { configuration in
      configuration.settings.addEvents.append(body)
      configuration.settings.addEventsLocation = CallSite(file: file, line: line)
    }
  }

  /// Performs an action when the user taps the row of `addItemRow`, or its insertion control.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onAddItem<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    onAddItem(weakly(owner, body), file: file, line: line)
  }
}
