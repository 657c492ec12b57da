public import UIKit

// Dragging rows, and dropping items between them.
extension ItemOptions {
  /// Lets the user drag rows to a section with an `onDrop` for their type in any table view, and to views that accept
  /// text.
  ///
  /// The user touches and holds a row to lift it, and taps other rows during the drag to add them. A drag contains the
  /// item itself; other views and apps receive the text that `copyable` returns, or the item if it's a text, a URL, or
  /// an image. If rows are `movable`, dragging a row within its table view moves it. TableMaker sets the table view's
  /// drag delegate and enables its drag interaction.
  public func draggable() -> Self {
    dragging { $0.isDraggable = true }
  }

  /// Provides the drag items for each row.
  ///
  /// If a drag item has no `localObject`, TableMaker sets it to the row's item, so `onDrop` receives that item. If you
  /// use this step more than once, the last one applies.
  /// - Parameter items: A closure that receives the item and its index in the section when the user touches and holds
  ///   the row, and returns drag items, or an empty array to prevent the drag.
  public func dragItems(@OneValue<[UIDragItem]> _ items: @escaping (Item, Int) -> [UIDragItem]) -> Self {
    dragging { $0.items = items }
  }

  /// Performs an action when the user drops items of the section's type between its rows, from any table view of the
  /// app.
  ///
  /// Change the lists in the closure: insert the items into this section's list, and remove them from their old list or
  /// keep them there. The dropped items settle into the rows that result. With `undoable`, the changes of both table
  /// views are one undo step.
  ///
  /// ```swift
  /// .section("packed").cell(ThingCell.self).data(packed)
  /// .onDrop(by: weakSelf) { owner, things, index in
  ///   owner.shelf.removeAll { thing in things.contains { $0.id == thing.id } }
  ///   owner.packed.insert(contentsOf: things, at: index)
  /// }
  /// ```
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the items, in the order in which the user picked them up, and the index
  ///   of the drop. Errors that it throws go to `onError`.
  public func onDrop(@ClosureWithoutReturn _ body: @escaping ([Item], Int) throws -> Void) -> Self {
    dragging { $0.drops.handlers.append(body) }
  }

  /// Performs an action when the user drops items of the section's type between its rows, from any table view of the
  /// app.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDrop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, [Item], Int) throws -> Void
  ) -> Self {
    dragging { $0.drops.handlers.append(weakly(owner, body)) }
  }

  /// Performs an action when the user drops values of a type between the rows, from any view or app.
  ///
  /// TableMaker calls the closure after the values have loaded, and shows rows with an activity indicator until then.
  /// The index is the current position of those rows. If the section also has an `onDrop` without a type, that one
  /// receives items of the section's own type. You can use this step more than once; TableMaker calls the closures in
  /// order.
  /// - Parameters:
  ///   - type: The type of the values: `String`, `URL`, `UIImage`, or one of your own classes.
  ///   - body: A closure that receives the values and the index of the drop. Errors that it throws go to `onError`.
  public func onDrop<Value: DropLoadable>(
    of type: Value.Type, @ClosureWithoutReturn _ body: @escaping ([Value], Int) throws -> Void
  ) -> Self {
    dragging {
      $0.loads.append(
        DropLoading(canLoad: { Value.canLoad(from: $0) }) { session, handle in
          Value.load(from: session) { loaded in
            let values = loaded.compactMap { $0 as? Value }
            handle(values.isEmpty ? nil : { try body(values, $0) })
          }
        })
    }
  }

  /// Performs an action when the user drops values of a type between the rows, from any view or app.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> Self {
    onDrop(of: type, weakly(owner, body))
  }

  private func dragging(_ change: (inout DragSteps<Item>) -> Void) -> Self {
    var copy = self
    change(&copy._rows.dragging)
    return copy
  }
}
