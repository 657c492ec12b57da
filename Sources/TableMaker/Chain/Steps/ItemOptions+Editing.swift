public import UIKit

// Editing rows.
extension ItemOptions {
  /// Provides the kind of editing for each row: by a swipe, in editing mode, both, or never.
  ///
  /// TableMaker calls the closure when the user swipes a row, when a row comes on screen in editing mode, and when
  /// editing begins. This step replaces `editable`. If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - when: A closure that receives the item and its index in the section.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func editability(
    @OneValue<Editability> _ when: @escaping (Item, Int) -> Editability, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    var copy = self
    copy._rows.editing.editability = when
    copy._configuration.settings.editing.editability = nil
    copy._configuration.settings.editing.lastUse = ("editability", CallSite(file: file, line: line))
    return copy
  }

  /// Provides the editing control for each row: a deletion control, an insertion control, or none.
  ///
  /// By default, a row has a deletion control if the section has an `onDelete`, and otherwise an insertion control if
  /// it has an `onInsert`. If a row has no deletion control, the user can't delete it with a swipe either. If you use
  /// this step more than once, the last one applies.
  /// - Parameter style: A closure that receives the item and its index in the section.
  public func editingStyles(
    @OneValue<UITableViewCell.EditingStyle> _ style: @escaping (Item, Int) -> UITableViewCell.EditingStyle
  ) -> Self {
    var copy = self
    copy._rows.editing.style = style
    return copy
  }

  /// Provides the title of each row's Delete button.
  ///
  /// This step replaces `deleteTitle`. If you use this step more than once, the last one applies.
  /// - Parameter title: A closure that receives the item and its index in the section, and returns `nil` for the
  ///   system's title, “Delete”.
  public func deleteTitles(@OneValue<String?> _ title: @escaping (Item, Int) -> String?) -> Self {
    var copy = self
    copy._rows.editing.deleteTitle = title
    copy._configuration.settings.editing.deleteTitle = nil
    return copy
  }

  /// Performs an action when the user deletes a row, with a swipe or the deletion control.
  ///
  /// This step makes the section's rows editable, subject to `editable`. TableMaker deletes the row when its item has
  /// left the source, now or later. If the item stays in the source, the row stays on screen.
  ///
  /// ```swift
  /// .section().data(goods).cell(GoodsCell.self).adapter { cell, goods, _ in cell.show(goods) }
  /// .onDelete(by: weakSelf) { owner, goods, index in owner.goods.remove(goods) }
  /// ```
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onDelete(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    editing { $0.deletions.handlers.append(body) }
  }

  /// Performs an action when the user deletes a row, with a swipe or the deletion control.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDelete<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    editing { $0.deletions.handlers.append(weakly(owner, body)) }
  }

  /// Performs an action when the user taps a row's insertion control.
  ///
  /// This step makes the section's rows editable, subject to `editable`. If the section also has an `onDelete`,
  /// `editingStyles` determines which rows have an insertion control. To let the user add items with one row at the
  /// end, use `addItemRow` instead. You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the item and its index in the section. Errors that it throws go to
  ///   `onError`.
  public func onInsert(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    editing { $0.insertions.handlers.append(body) }
  }

  /// Performs an action when the user taps a row's insertion control.
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
