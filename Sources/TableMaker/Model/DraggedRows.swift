import UIKit

/// Rows that the user may drag, and among which the user may drop items.
@MainActor protocol DraggedRows {
  /// Returns the drag items of a row, or an empty array if the user can't drag it.
  func dragItems(at row: Int) -> [UIDragItem]

  /// Returns whether the rows accept any item of a session.
  func takesDrop(of session: any UIDropSession) -> Bool

  /// Returns whether the session contains items of the rows' own type, so that nothing must be loaded.
  func takesItems(of session: any UIDropSession) -> Bool

  /// A Boolean value that indicates whether the list receives items of the rows' own type automatically.
  var receives: Bool { get }

  /// Calls the drop closures for items of the rows' own type.
  ///
  /// - Parameter onError: A closure that receives a thrown error and the name of its step.
  func performDrop(of session: any UIDropSession, at row: Int, onError: (any Error, String) -> Void)

  /// Loads items of other types. Passes on, for each step, a closure to call with an index, and whether it's the last
  /// one.
  func load(_ session: any UIDropSession, _ handle: @escaping @MainActor (DropLoading.Handler?, Bool) -> Void)

  /// Returns the row of a dragged item, or `nil` if no row shows it or the type differs.
  func row(ofDropped dropped: Any) -> Int?
}

extension TypedSectionRows: DraggedRows {
  private var steps: DragSteps<Item> { context.configuration.dragging }

  func dragItems(at row: Int) -> [UIDragItem] {
    guard steps.drags, row < items.count else { return [] }
    let item = items[row]
    return steps.items(for: item, at: row, text: context.configuration.menus.copiedText?(item, row))
  }

  func takesDrop(of session: any UIDropSession) -> Bool {
    takesItems(of: session) || steps.loads.contains { $0.canLoad(session) }
  }

  func takesItems(of session: any UIDropSession) -> Bool {
    (receives || !steps.drops.handlers.isEmpty) && session.items.contains { $0.localObject is Item }
  }

  var receives: Bool { section.settings.dropDestination != nil && context.canReceive }

  func performDrop(of session: any UIDropSession, at row: Int, onError: (any Error, String) -> Void) {
    steps.drops.perform(steps.dropped(in: session), row, onError: onError)
  }

  func load(_ session: any UIDropSession, _ handle: @escaping @MainActor (DropLoading.Handler?, Bool) -> Void) {
    let loads = steps.loads.filter { $0.canLoad(session) }
    var left = loads.count
    for loading in loads {
      loading.load(session) { handler in
        left -= 1
        handle(handler, left == 0)
      }
    }
  }

  func row(ofDropped dropped: Any) -> Int? { (dropped as? Item).flatMap { row(of: $0) } }
}

extension SectionRows {
  /// The rows as draggable rows.
  var dragged: (any DraggedRows)? { self as? any DraggedRows }
}
