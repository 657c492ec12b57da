import UIKit

/// Rows that may be dragged, and among which something may be dropped.
@MainActor protocol DraggedRows {
  /// What is dragged with a row; none where it stays.
  func dragItems(at row: Int) -> [UIDragItem]

  /// Whether anything of a session may be dropped among the rows.
  func takesDrop(of session: any UIDropSession) -> Bool

  /// Whether items of the rows' own type are dropped, so that nothing has to be loaded.
  func takesItems(of session: any UIDropSession) -> Bool

  /// Whether items of the rows' own type are taken into their list without more being said.
  var receives: Bool { get }

  /// Calls the handlers of items of the rows' own type.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func performDrop(of session: any UIDropSession, at row: Int, onError: (any Error, String) -> Void)

  /// Loads what is of other types, and hands over what calls each handler with an index, and whether that is the last of them.
  func load(_ session: any UIDropSession, _ handle: @escaping @MainActor (DropLoading.Handler?, Bool) -> Void)

  /// The row of an item that was dragged; nil if there is none, or items are of another type.
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
  /// The rows as such as may be dragged.
  var dragged: (any DraggedRows)? { self as? any DraggedRows }
}
