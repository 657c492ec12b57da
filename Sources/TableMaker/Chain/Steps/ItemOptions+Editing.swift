public import UIKit

// Editing by hand, asked for each row, and what is done then.
extension ItemOptions {
  /// Asks each row when the user may edit it: by a swipe, while the table is edited, both, or never. Replaces `editable`.
  ///
  /// Asked when the row is swiped, when it comes on screen while the table is edited, and when editing begins.
  /// - Parameters:
  ///   - when: Gets the item and its index in the section.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func editables(
    @OneValue<Editability> _ when: @escaping (Item, Int) -> Editability, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    var copy = self
    copy._rows.editing.editability = when
    copy._configuration.settings.editing.editability = nil
    copy._configuration.settings.editing.lastUse = ("editables", CallSite(file: file, line: line))
    return copy
  }

  /// Asks each row which control it has while the table is edited: a red minus, a green plus, or none. Replaces another `editingStyles`.
  ///
  /// Without it a row has a minus where the section has an `onDelete`, and else a plus where it has an `onInsert`. A row without a
  /// minus is not deleted by a swipe either.
  /// - Parameter style: Gets the item and its index in the section.
  public func editingStyles(
    @OneValue<UITableViewCell.EditingStyle> _ style: @escaping (Item, Int) -> UITableViewCell.EditingStyle
  ) -> Self {
    var copy = self
    copy._rows.editing.style = style
    return copy
  }

  /// Asks each row for the title of the button that deletes it. Replaces `deleteTitle`.
  ///
  /// - Parameter title: Gets the item and its index in the section; nil for the system's, “Delete”.
  public func deleteTitles(@OneValue<String?> _ title: @escaping (Item, Int) -> String?) -> Self {
    var copy = self
    copy._rows.editing.deleteTitle = title
    copy._configuration.settings.editing.deleteTitle = nil
    return copy
  }

  /// Deletes what a row shows, when the user swipes it away, or confirms its red minus. Adds to what other `onDelete` steps do.
  ///
  /// Rows of the section can be edited with it, as `editable` says. The row goes when its item has left the source, now or later:
  /// one that stays there stays on screen.
  ///
  /// ```swift
  /// .section().data(goods).cell(GoodsCell.self).adapter { cell, goods, _ in cell.show(goods) }
  /// .onDelete(by: weakSelf) { owner, goods, index in owner.goods.remove(goods) }
  /// ```
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onDelete(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    editing { $0.deletions.handlers.append(body) }
  }

  /// Deletes what a row shows, when the user swipes it away, or confirms its red minus. Adds to what other `onDelete` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDelete<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    editing { $0.deletions.handlers.append(weakly(owner, body)) }
  }

  /// Does what a row's green plus is for, when the user taps it. Adds to what other `onInsert` steps do.
  ///
  /// Rows of the section can be edited with it, as `editable` says; where there is an `onDelete` too, `editingStyles` says which rows
  /// have a plus. For one row at the end by which items are added, `addRow` is there.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onInsert(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    editing { $0.insertions.handlers.append(body) }
  }

  /// Does what a row's green plus is for, when the user taps it. Adds to what other `onInsert` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onInsert<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    editing { $0.insertions.handlers.append(weakly(owner, body)) }
  }

  private func editing(_ change: (inout EditingSteps<Item>) -> Void) -> Self {
    var copy = self
    change(&copy._rows.editing)
    return copy
  }
}
