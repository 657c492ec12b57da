import Foundation

/// A placeholder that reserves a place for a row.
///
/// The data source doesn't know about it, so index paths don't count it (assumed; on a device,
/// `dataSourceIndexPath( forPresentationIndexPath:)` distinguishes the two).
@MainActor final class TablePlaceholder {
  typealias Row = RowGeometry.Row

  let wanted: UITableViewPlaceholder
  /// The number that the row will have.
  var row: Row
  var height: CGFloat = 44
  var cell: UITableViewCell?

  init(_ wanted: UITableViewPlaceholder, at row: Row) {
    self.wanted = wanted
    self.row = row
  }

  /// Renumbers the placeholder after an update. Returns `false` if its section was deleted.
  ///
  /// It stays before the row that it was before, or else after the nearest remaining row above it.
  func renumber(by map: TableUpdateMap, in geometry: RowGeometry) -> Bool {
    guard geometry.sections.indices.contains(row.section), let section = map.newSection(ofOld: row.section) else {
      return false
    }
    if row.row < geometry.sections[row.section].rows.count, let new = map.newRow(ofOld: row), new.section == section {
      row = new
      return true
    }
    var above = row.row - 1
    while above >= 0 {
      if let new = map.newRow(ofOld: Row(section: row.section, row: above)), new.section == section {
        row = Row(section: section, row: new.row + 1)
        return true
      }
      above -= 1
    }
    row = Row(section: section, row: 0)
    return true
  }
}

/// The context that an app uses to control a placeholder.
final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let place: TablePlaceholder
  private weak var table: UITableView?
  private let animator: DragAnimator

  init(_ item: UIDragItem, _ place: TablePlaceholder, _ table: UITableView?, _ animator: DragAnimator) {
    dragItem = item
    self.place = place
    self.table = table
    self.animator = animator
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    table?.commit(place, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool {
    guard let table, table.dragging.placeholders.contains(where: { $0 === place }) else { return false }
    table.remove(place)
    table.displayedRowsChanged(animated: true)
    return true
  }
}

extension UITableView {
  /// Inserts a placeholder. An invalid index path crashes the app, as it does for an inserted row.
  func insert(_ place: TablePlaceholder, instead drop: TableDrop) {
    loadIfNeeded()
    let row = place.row
    guard geometry.sections.indices.contains(row.section),
      (0...geometry.sections[row.section].rows.count).contains(row.row)
    else {
      let count = geometry.sections.indices.contains(row.section) ? geometry.sections[row.section].rows.count : 0
      raise(
        .internalInconsistency,
        "attempt to insert a placeholder as row \(row.row) into section \(row.section), but there are "
          + "\(geometry.sections.count) sections, and \(count) rows in that section")
    }
    drop.forgetPlace()
    showDragStates()
    let cell = dequeueReusableCell(withIdentifier: place.wanted.reuseIdentifier, for: indexPath(row))
    cell.table = self
    place.wanted.cellUpdateHandler?(cell)
    place.cell = cell
    let height = place.wanted.rowHeight
    place.height =
      height >= 0 && height < .infinity
      ? height
      : max(
        cell.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height, 0)
    // Placeholders at the same place keep the order of their insertion.
    let index = dragging.placeholders.firstIndex { $0.row > row } ?? dragging.placeholders.count
    dragging.placeholders.insert(place, at: index)
    UIView.performWithoutAnimation {
      insertBehindHeaders(cell)
      placePlaceholders()
      cell.layoutIfNeeded()
    }
    displayedRowsChanged(animated: true)
  }

  func placePlaceholders() {
    guard !dragging.placeholders.isEmpty, let displayed = displayedRows else { return }
    // Skips the gap for dragged items, which isn't a placeholder's.
    var spans = zip(displayed.gaps, displayed.gapPlaces).map { ($0, displayed.geometry.span(of: $1)) }
    if let open = dragging.over?.gap, let index = spans.firstIndex(where: { $0.0 == open }) { spans.remove(at: index) }
    for (place, (_, span)) in zip(dragging.placeholders, spans) {
      guard let cell = place.cell else { continue }
      if cell.superview !== self { insertBehindHeaders(cell) }
      move(cell, to: rowFrame(span))
    }
  }

  /// Removes a placeholder. The rows close the gap at the next layout.
  func remove(_ place: TablePlaceholder) {
    dragging.placeholders.removeAll { $0 === place }
    dragging.displayed = nil
    guard let cell = place.cell else { return }
    place.cell = nil
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
    markRows()
  }

  /// Replaces a placeholder with a row.
  func commit(_ place: TablePlaceholder, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard dragging.placeholders.contains(where: { $0 === place }) else { return false }
    let path = indexPath(place.row)
    performBatchUpdates {
      dataSourceUpdates(path)
      remove(place)
      insertRows(at: [path], with: .none)
    }
    return true
  }
}
