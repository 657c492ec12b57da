public import UIKit

// Rows that are dragged, and what is dropped among them.
extension ItemOptions {
  /// Lets the user drag rows: to a section that takes items of their type by `onDrop`, in any table, and to whatever takes texts.
  ///
  /// A finger that is kept on a row lifts it; more are added by taps of another finger. The drag has the item itself, and for other views
  /// and apps a text, where `copyable` gives one; an item that is a text, an address or a picture is given as that. Where rows can be moved,
  /// `movable`, dragging a row within its table moves it. The live object becomes the table's drag delegate.
  public func draggable() -> Self {
    dragging { $0.isDraggable = true }
  }

  /// Asks each row what is dragged with it; none for a row that stays. Replaces another `drags`.
  ///
  /// An item without a `localObject` is given the row's item as that, so that `onDrop` knows it.
  /// - Parameter items: Gets the item and its index in the section, when a finger has been kept on the row.
  public func drags(@OneValue<[UIDragItem]> _ items: @escaping (Item, Int) -> [UIDragItem]) -> Self {
    dragging { $0.items = items }
  }

  /// Takes items that are dropped between the rows, from any table of the app. Adds to what other `onDrop` steps do.
  ///
  /// The handler changes the lists: it puts the items into this section's, and takes them out of the one they come from, or leaves them there too.
  /// The rows that they become are where they come to rest. With `undo` both tables' changes are one step.
  ///
  /// ```swift
  /// .section("packed").cell(ThingCell.self).data(packed)
  /// .onDrop(by: weakSelf) { owner, things, index in
  ///   owner.shelf.removeAll { thing in things.contains { $0.id == thing.id } }
  ///   owner.packed.insert(contentsOf: things, at: index)
  /// }
  /// ```
  /// - Parameter body: Gets the items, in the order in which they were picked up, and the index at which they are dropped. What it throws goes to
  ///   the table's `onError`.
  public func onDrop(@ClosureWithoutReturn _ body: @escaping ([Item], Int) throws -> Void) -> Self {
    dragging { $0.drops.handlers.append(body) }
  }

  /// Takes items that are dropped between the rows, from any table of the app. Adds to what other `onDrop` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onDrop<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, [Item], Int) throws -> Void
  ) -> Self {
    dragging { $0.drops.handlers.append(weakly(owner, body)) }
  }

  /// Takes texts, addresses, pictures or objects that are dropped between the rows, from any view or app. Adds to other `onDrop` steps.
  ///
  /// The handler is called once they have been loaded, and until then rows with an activity indicator are there; the index is where the place is
  /// then. Items of the section's own type are taken by the `onDrop`
  /// that says nothing of a type, if there is one.
  /// - Parameters:
  ///   - type: The type of what is taken: `String`, `URL`, `UIImage`, or a class of the app's.
  ///   - body: Gets the values, and the index at which they were dropped. What it throws goes to the table's `onError`.
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

  /// Takes texts, addresses, pictures or objects that are dropped between the rows, from any view or app. Adds to other `onDrop` steps.
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
