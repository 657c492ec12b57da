import TableMakerDiffing
import UIKit

/// A table view's drag and drop delegate, for sections with drag or drop steps.
@MainActor final class RowDragging: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  private weak var owner: LiveTable?
  /// The table view's earlier delegates.
  private weak var formerDragDelegate: (any UITableViewDragDelegate)?
  private weak var formerDropDelegate: (any UITableViewDropDelegate)?
  private var wasEnabled: Bool?
  /// The header of a collapsed section under the dragged items.
  private let springLoaded = SpringLoadedHeader()

  init(_ owner: LiveTable) {
    self.owner = owner
    super.init()
  }

  /// Becomes the table view's drag and drop delegate as far as the steps need it. Otherwise, the app's delegates stay.
  func take(_ tableView: UITableView, drags: Bool, takesDrops: Bool) {
    if drags, tableView.dragDelegate !== self {
      formerDragDelegate = tableView.dragDelegate
      wasEnabled = tableView.dragInteractionEnabled
      tableView.dragDelegate = self
      // On an iPhone, it's off by default.
      tableView.dragInteractionEnabled = true
    }
    if drags || takesDrops, tableView.dropDelegate !== self {
      formerDropDelegate = tableView.dropDelegate
      tableView.dropDelegate = self
    }
  }

  /// Restores the table view's earlier delegates.
  func leave(_ tableView: UITableView) {
    if tableView.dragDelegate === self {
      tableView.dragDelegate = formerDragDelegate
      if let wasEnabled { tableView.dragInteractionEnabled = wasEnabled }
    }
    if tableView.dropDelegate === self { tableView.dropDelegate = formerDropDelegate }
  }

  // MARK: Dragging

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let owner, let rows = owner.rows(at: indexPath) else { return [] }
    let items = owner.calls.asking(.dragItems) { rows.items.dragItems(at: indexPath.row) }
    if !items.isEmpty {
      let origin = DragOrigin(owner)
      origin.add(items, of: rows, at: indexPath.row)
      session.localContext = origin
    }
    return items
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    guard let owner, let rows = owner.rows(at: indexPath) else { return [] }
    // A row that's already in the drag isn't added again.
    guard
      !session.items.contains(where: { $0.localObject.flatMap { rows.items.row(ofDropped: $0) } == indexPath.row })
    else {
      return []
    }
    let items = owner.calls.asking(.dragItems) { rows.items.dragItems(at: indexPath.row) }
    (session.localContext as? DragOrigin)?.add(items, of: rows, at: indexPath.row)
    return items
  }

  // MARK: Dropping

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    guard let owner else { return false }
    return owner.moved(by: session) != nil
      || owner.snapshot.sections.contains { $0.items.takesDrop(of: session) }
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let owner else { return UITableViewDropProposal(operation: .cancel) }
    openHeader(under: session, in: tableView, destinationIndexPath)
    if let moved = owner.moved(by: session), let section = destinationIndexPath?.section,
      owner.takes(moved.rows, in: section)
    {
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    guard owner.dropLocation(of: session, at: destinationIndexPath) != nil else {
      return UITableViewDropProposal(operation: destinationIndexPath == nil ? .cancel : .forbidden)
    }
    return UITableViewDropProposal(operation: session.isMove ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    owner?.takeDrop(of: coordinator)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { springLoaded.leave() }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { springLoaded.leave() }

  /// Expands a collapsed section if the user holds the items over its header.
  private func openHeader(under session: any UIDropSession, in tableView: UITableView, _ destination: IndexPath?) {
    guard let owner else { return }
    let rows = owner.collapsedSection(at: session.location(in: tableView), in: tableView, destination) { section in
      owner.moved(by: session).map { owner.takes($0.rows, in: section) } == true
        || owner.snapshot.sections[section].items.takesDrop(of: session)
    }
    springLoaded.follow(rows?.section) { [weak owner, weak section = rows?.section] in
      guard let owner, let rows = owner.snapshot.sections.first(where: { $0.section === section }) else { return }
      owner.expand(rows, in: owner.group(of: rows))
    }
  }
}

extension LiveTable {
  /// Sets the table view's drag and drop delegates as far as the steps need them.
  func takeDragging(of tableView: UITableView) {
    let drags = groups.contains { $0.content.traits.drags }
    let takesDrops = groups.contains { $0.content.traits.takesDrops || $0.settings.dropDestination != nil }
    guard drags || takesDrops else { return }
    rowDragging.take(tableView, drags: drags, takesDrops: takesDrops)
  }

  /// Returns the row that a drag moves within this table view. The drag must carry one movable row.
  fileprivate func moved(by session: any UIDropSession) -> (rows: SectionRows, row: Int)? {
    guard session.items.count == 1, let origin = session.localDragSession?.localContext as? DragOrigin,
      origin.owner === self, let found = origin.row(of: session.items[0], in: snapshot),
      found.rows.items.takesMovedRows,
      calls.asking(.movable, { found.rows.items.isMovable(at: found.row) })
    else { return nil }
    return found
  }

  /// Returns the location for a drop at an index path, or `nil` if the section there doesn't accept it.
  ///
  /// Below the last row, it's the end of the last section that accepts the drop.
  fileprivate func dropLocation(of session: any UIDropSession, at path: IndexPath?) -> RowPath? {
    if let path {
      guard snapshot.contains(path.section), snapshot.sections[path.section].items.takesDrop(of: session)
      else { return nil }
      return RowPath(section: path.section, row: min(path.row, snapshot.sections[path.section].itemCount))
    }
    guard let section = snapshot.sections.lastIndex(where: { $0.items.takesDrop(of: session) }) else {
      return nil
    }
    return RowPath(section: section, row: snapshot.sections[section].itemCount)
  }

  /// Calls the drop closures, and animates the dropped items to their new rows.
  fileprivate func takeDrop(of coordinator: any UITableViewDropCoordinator) {
    let session = coordinator.session
    guard let location = dropLocation(of: session, at: coordinator.destinationIndexPath) else { return }
    let rows = snapshot.sections[location.section]
    let settings = rows.section.settings
    let lifted = session.localDragSession?.localContext as? DragOrigin
    let origin = lifted?.owner
    if rows.items.takesItems(of: session) {
      // If the destination's section is removed in this turn, nothing is dropped, and the items stay where they are.
      let goes = rows.items.receives && group(of: rows) != nil && !rows.items.isStillListed
      updates.dropGap = tableView.map { DropGap(at: location, in: $0) }
      defer { updates.dropGap = nil }
      if !goes {
        dropping(from: origin, changing: lifted?.revertibleLists ?? []) {
          let row = receive(session, at: location.row, of: rows) ?? location.row
          expand(rows, in: group(of: rows))
          rows.items.performDrop(of: session, at: row) { deal(with: $0, from: $1, in: settings) }
        }
      }
      updates.showChanges()
      return land(coordinator, in: rows.section)
    }
    load(coordinator, at: location, of: rows, from: origin)
  }

  /// Loads the dropped items while placeholder rows represent them, and then calls the drop closures.
  private func load(
    _ coordinator: any UITableViewDropCoordinator, at location: RowPath, of rows: SectionRows,
    from origin: LiveTable?
  ) {
    let placeholders = tableView.map { tableView in
      // The placeholders have the height of the row next to them.
      let path = IndexPath(row: min(location.row, rows.itemCount - 1), section: location.section)
      return DropPlaceholders(
        coordinator, in: tableView, at: IndexPath(row: location.row, section: location.section),
        height: path.row < 0 ? 44 : tableView.rectForRow(at: path).height)
    }
    // The row above identifies the location, whatever is inserted in the meantime.
    let above = location.row > 0 ? rows.items.identifier(at: location.row - 1) : nil
    let section = rows.section
    rows.items.load(coordinator.session) { [weak self, weak origin] handler, isLast in
      guard let self, let handler else {
        if isLast { placeholders?.remove() }
        return
      }
      let number = snapshot.sections.firstIndex { $0.section === section }
      let rows = number.map { snapshot.sections[$0] }
      let found = above.flatMap { rows?.items.rows(of: IdentitySet(CollectionOfOne($0))).first }.map { $0 + 1 }
      if let number, let rows, let tableView = ownTable() {
        updates.dropGap = DropGap(
          at: RowPath(section: number, row: found ?? min(location.row, rows.itemCount)), in: tableView)
      }
      defer { updates.dropGap = nil }
      if let rows { expand(rows, in: group(of: rows)) }
      // The loaded items replace the placeholder rows at the same location, so that only the content appears to change.
      let isShown = isLast && (placeholders?.remove(animated: false) ?? false)
      dropping(from: origin) {
        do { try handler(found ?? min(location.row, rows?.itemCount ?? 0)) } catch {
          deal(with: error, from: "onDrop", in: section.settings)
        }
      }
      guard isShown else { return updates.showChangesLater() }
      updates.request(.quiet)
      updates.showChanges()
    }
  }

  /// Moves the dropped items to a section's list, if the section does this automatically.
  ///
  /// - Returns: The row of the first item, or `nil` if the section doesn't receive items automatically.
  private func receive(_ session: any UIDropSession, at row: Int, of rows: SectionRows) -> Int? {
    guard rows.items.receives, group(of: rows) != nil else { return nil }
    let origin = session.localDragSession?.localContext as? DragOrigin
    let dropped = session.items.compactMap { item in
      item.localObject.map {
        DroppedItem(object: $0, origin: origin?.lifted(item), source: origin?.source(of: item))
      }
    }
    return rows.items.receive(dropped, at: row, moves: session.isMove)
  }

  /// Calls a drop closure, which may also change the lists of the table view that the drag comes from.
  ///
  /// - Parameter lists: The lists that the dragged items come from. The table view may no longer show them.
  private func dropping(
    from origin: LiveTable?, changing lists: [any RevertibleList] = [], _ handler: () -> Void
  ) {
    updates.calling {
      let known = listsOfDrop
      listsOfDrop = lists
      defer { listsOfDrop = known }
      if let origin, origin !== self {
        origin.asUserEdit(.movement) { asUserEdit(.movement, handler) }
      } else {
        asUserEdit(.movement, handler)
      }
    }
  }

  /// Animates dropped items to their new rows, first to rows in the section of the drop.
  private func land(_ coordinator: any UITableViewDropCoordinator, in target: LiveSection) {
    let numbered = Array(snapshot.sections.enumerated())
    let sections = numbered.filter { $0.element.section === target } + numbered.filter { $0.element.section !== target }
    for item in coordinator.items {
      guard let dropped = item.dragItem.localObject else { continue }
      for (section, rows) in sections {
        guard let row = calls.reading({ rows.items.row(ofDropped: dropped) }) else { continue }
        coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: section))
        break
      }
    }
  }
}

extension UIDropSession {
  /// A Boolean value that indicates whether the dropped items leave their original location.
  fileprivate var isMove: Bool { localDragSession != nil && allowsMoveOperation }
}
