import Foundation

/// An item of a drop on a table view.
private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, path, size)
    super.init()
  }
}

/// The coordinator of a drop on a table view.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let drop: TableDrop
  private weak var table: UITableView?

  init(_ drop: TableDrop, of table: UITableView, at destination: IndexPath?, _ proposal: UITableViewDropProposal) {
    self.drop = drop
    self.table = table
    self.proposal = proposal
    destinationIndexPath = destination
    session = drop.session
    let flight = table.window?.dragFlights.first { $0.dropSession === drop.session }
    items = drop.session.items.map { item in
      let source = table.dragging.sources.last { $0.items.contains { $0 === item } }
      return TableDropItem(
        item, from: source?.row.map(table.indexPath), size: flight?.pictures.size(of: item) ?? .zero)
    }
    super.init()
  }

  private func land(_ item: UIDragItem, _ landing: DragLanding) -> any UIDragAnimating {
    drop.landings[ObjectIdentifier(item)] = landing
    return landing.animator
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    let landing = DragLanding { [weak table] in table?.place(ofLanding: indexPath) }
    landing.look = { [weak table] in
      guard let table, let delegate = table.dropDelegate,
        let parameters = delegate.tableView(table, dropPreviewParametersForRowAt: indexPath),
        let cell = table.cellForRow(at: indexPath), cell.window != nil
      else { return nil }
      return UITargetedDragPreview(view: cell, parameters: parameters)
    }
    return land(dragItem, landing)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let table,
      let size = table.window?.dragFlights.first(where: { $0.dropSession === drop.session })?.pictures
        .size(of: dragItem), size.width > 0, size.height > 0
    else { return land(dragItem, DragLanding { nil }) }
    let scale = min(rect.width / size.width, rect.height / size.height)
    return land(
      dragItem,
      DragLanding(transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))) { [weak table] in
        guard let table, let cell = table.cellForRow(at: indexPath), cell.window != nil else { return nil }
        return cell.convert(rect, to: nil)
      })
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(
      dragItem,
      DragLanding(transform: target.transform) {
        guard target.container.window != nil else { return nil }
        let center = target.container.convert(target.center, to: nil)
        return CGRect(origin: center, size: .zero)
      })
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let place = TablePlaceholder(placeholder, at: RowGeometry.Row(placeholder.insertionIndexPath))
    let landing = DragLanding { [weak table, weak place] in
      guard let table, let cell = place?.cell, cell.superview === table, cell.window != nil else { return nil }
      table.layoutIfNeeded()
      return table.convert(cell.frame, to: nil)
    }
    landing.look = { [weak place] in
      guard let cell = place?.cell, cell.window != nil,
        let parameters = placeholder.previewParametersProvider?(cell)
      else { return nil }
      return UITargetedDragPreview(view: cell, parameters: parameters)
    }
    drop.landings[ObjectIdentifier(dragItem)] = landing
    table?.insert(place, instead: drop)
    return TablePlaceholderContext(dragItem, place, table, landing.animator)
  }
}

extension UITableView {
  /// Performs a drop: moves a row of this table view, or calls the delegate.
  func perform(_ drop: TableDrop) {
    guard let proposal = drop.proposal else { return }
    if let moving = drop.moving, drop.session.items.count == 1, let item = drop.session.items.first {
      if dropRow(moving.source, at: moving.target, item, drop) { return }
    }
    guard let dropDelegate else { return }
    let destination = drop.moving.map { indexPath($0.target) } ?? drop.destination
    dropDelegate.tableView(
      self, performDropWith: TableDropCoordinator(drop, of: self, at: destination, proposal))
  }

  /// Moves the dropped row through the data source. Returns `false` if the data source can't.
  private func dropRow(_ source: Row, at target: Row, _ item: UIDragItem, _ drop: TableDrop) -> Bool {
    guard !absentMethods.contains(.moveRow), updates.depth == 0 else { return false }
    let path = indexPath(target)
    let landing = DragLanding { [weak self] in self?.place(ofLanding: path) }
    let cell = visibleRows[source]
    if let cell { land(in: cell, with: landing) }
    drop.moving = nil
    guard source == target || moveByHand(source, to: target) else {
      if let cell { dragging.landingCells.remove(cell) }
      // The table view calls the delegate instead, and the gap stays open until then.
      if geometry.contains(source) { drop.moving = (source, target) }
      showDragStates()
      return false
    }
    showDragStates()
    drop.landings[ObjectIdentifier(item)] = landing
    return true
  }

  /// Hides a cell until its dropped item arrives.
  private func land(in cell: UITableViewCell, with landing: DragLanding) {
    dragging.landingCells.insert(cell)
    landing.ended = { [weak self, weak cell] in
      guard let self, let cell else { return }
      dragging.landingCells.remove(cell)
      showDragStates()
    }
  }

  /// Returns the place of a row in window coordinates, or `nil` if the row isn't there.
  fileprivate func place(ofLanding path: IndexPath) -> CGRect? {
    guard window != nil, let row = knownRow(path) else { return nil }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    guard geometry.contains(row) else { return nil }
    return convert(rowFrame(displayedSpan(of: row)), to: nil)
  }
}
