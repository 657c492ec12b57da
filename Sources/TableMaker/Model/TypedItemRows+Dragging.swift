import UIKit

extension TypedItemRows {
  private var steps: DragSteps<Item> { content.rows.dragging }

  func dragItems(at row: Int) -> [UIDragItem] {
    guard steps.drags, row < items.count else { return [] }
    let item = items[row]
    return steps.items(for: item, at: row, text: content.rows.menus.copiedText?(item, row))
  }

  func takesDrop(of session: any UIDropSession) -> Bool {
    takesItems(of: session) || steps.loads.contains { $0.canLoad(session) }
  }

  func takesItems(of session: any UIDropSession) -> Bool {
    (receives || !steps.drops.handlers.isEmpty) && session.items.contains { $0.localObject is Item }
  }

  var receives: Bool { section.settings.dropDestination != nil && content.traits.canReceive }

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
