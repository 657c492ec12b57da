import Foundation

/// The delegate of a table view's drop interaction.
final class TableDropDelegate: NSObject, UIDropInteractionDelegate, DropOwner {
  private weak var table: UITableView?
  /// The destinations of the items of the last drop.
  private var landings: [ObjectIdentifier: DragLanding] = [:]

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let table else { return false }
    guard let delegate = table.dropDelegate else { return table.isReordered(by: session) }
    return delegate.tableView(table, canHandle: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let table, let session = session as? DropSession else { return }
    begin(session, table)
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  @discardableResult private func begin(_ session: DropSession, _ table: UITableView) -> TableDrop {
    let drop = TableDrop(session)
    drop.scroller = EdgeScroller(table) { [weak table] in
      table?.window?.dragFlights.first { $0.dropSession === session }?.update()
    }
    table.dragging.over = drop
    return drop
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let table, let session = session as? DropSession, table.window != nil else {
      return UIDropProposal(operation: .cancel)
    }
    // A table view that left its window and came back starts from scratch.
    let over = table.dragging.over.flatMap { $0.session === session ? $0 : nil } ?? begin(session, table)
    return table.followDrop(over)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    guard let table else { return }
    if table.dragging.over?.session === session { table.closeDrop(animated: true) }
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let table, let drop = table.dragging.over, drop.session === session else { return }
    landings = [:]
    table.perform(drop)
    landings = drop.landings
    if table.dragging.over === drop { table.closeDrop(animated: true) }
  }

  func landing(of item: UIDragItem) -> DragLanding? { landings.removeValue(forKey: ObjectIdentifier(item)) }

  func dropIsOff(of session: DropSession) {
    if let table, table.dragging.over?.session === session { table.closeDrop(animated: true) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // Assumed: if the delegate doesn't set a destination, the item fades in place.
    nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    guard let table else { return }
    if table.dragging.over?.session === session { table.closeDrop(animated: true) }
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
}
