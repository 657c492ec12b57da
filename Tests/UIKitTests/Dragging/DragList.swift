import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Sections of names that are dragged and dropped; it records the calls that it receives, with its own name in front.
final class DragList: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var sections: [[String]]
  let name: String
  var log: CallLog
  var headerHeight: CGFloat = 0
  var heights: [String: CGFloat] = [:]
  /// The items of a row; by default one with the row's name.
  var items: (String) -> [UIDragItem] = { [DragList.item($0)] }
  var added: (String) -> [UIDragItem] = { _ in [] }
  var allowsMove = true
  var canHandle = true
  var proposal: (IndexPath?) -> UITableViewDropProposal = { _ in
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Takes what is dropped; by default inserts it as rows.
  var perform: ((UITableView, any UITableViewDropCoordinator) -> Void)?
  var menu: ((IndexPath) -> UIContextMenuConfiguration?)?
  var willBegin: () -> Void = {}
  /// How an item looks that goes to a row.
  var look: (IndexPath) -> UIDragPreviewParameters? = { _ in nil }

  init(_ sections: [[String]], name: String = "", log: CallLog = CallLog()) {
    (self.sections, self.name, self.log) = (sections, name, log)
  }

  static func item(_ name: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return item
  }

  private func tell(_ call: String) { log.calls.append(name.isEmpty ? call : "\(name): \(call)") }
  private func name(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.row)" } ?? "nowhere" }

  // MARK: Rows

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    (cell as? DragCell)?.tell = { [weak self] in self?.tell($0) }
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? 44
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tell("select \(name(indexPath))") }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu?(indexPath) }

  // MARK: Dragging

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    tell("items \(name(indexPath))")
    return items(sections[indexPath.section][indexPath.row])
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    tell("add \(name(indexPath))")
    return added(sections[indexPath.section][indexPath.row])
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    tell("begin")
    willBegin()
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { tell("drag end") }
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    allowsMove
  }

  // MARK: Dropping

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    tell("can handle")
    return canHandle
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { tell("enter") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    tell("update \(name(destinationIndexPath))")
    return proposal(destinationIndexPath)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { tell("exit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { tell("drop end") }
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { look(indexPath) }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let from = coordinator.items.map { name($0.sourceIndexPath) }.joined(separator: ", ")
    tell("drop \(from) at \(name(coordinator.destinationIndexPath))")
    if let perform { return perform(tableView, coordinator) }
    let path = coordinator.destinationIndexPath ?? IndexPath(row: sections[0].count, section: 0)
    tableView.performBatchUpdates {
      for (index, item) in coordinator.items.enumerated() {
        let place = IndexPath(row: path.row + index, section: path.section)
        sections[place.section].insert(item.dragItem.localObject as? String ?? "?", at: place.row)
        tableView.insertRows(at: [place], with: .automatic)
      }
    }
    for (index, item) in coordinator.items.enumerated() {
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: path.row + index, section: path.section))
    }
  }
}

/// A list that is reordered: it has no delegate for drops.
final class ReorderedDragList: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
  var sections: [[String]]
  var calls: [String] = []
  var canMove: (IndexPath) -> Bool = { _ in true }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var heights: [String: CGFloat] = [:]

  init(_ sections: [[String]]) { self.sections = sections }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func name(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? 44
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("target \(name(sourceIndexPath)) \(name(proposedDestinationIndexPath))")
    return target(sourceIndexPath, proposedDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(name(sourceIndexPath)) \(name(destinationIndexPath))")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    calls.append("items \(name(indexPath))")
    return [DragList.item(sections[indexPath.section][indexPath.row])]
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { calls.append("drag end") }
}

/// The calls that several lists record.
final class CallLog {
  var calls: [String] = []

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A cell that reports how it is dragged.
final class DragCell: UITableViewCell {
  var tell: (String) -> Void = { _ in }

  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    super.dragStateDidChange(dragState)
    tell("cell \(dragState)")
  }
}

/// One or two tables in a window, with rows that touches drag.
@MainActor final class DragScene {
  let window: UIWindow
  let tables: [UITableView]

  init(
    _ lists: (any NSObject & UITableViewDataSource & UITableViewDelegate & UITableViewDragDelegate)...,
    width: CGFloat = 300
  ) {
    AnimationClock.shared.hold()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width * CGFloat(lists.count), height: 600))
    window.setDeviceSafeArea(.zero)
    tables = lists.indices.map {
      UITableView(frame: CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 600), style: .plain)
    }
    for (table, list) in zip(tables, lists) {
      table.sectionHeaderTopPadding = 0
      table.register(DragCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate, table.dragDelegate) = (list, list, list)
      table.dropDelegate = list as? any UITableViewDropDelegate
      window.addSubview(table)
    }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  var table: UITableView { tables[0] }

  func cell(_ row: Int, _ section: Int = 0, of table: Int = 0) -> UITableViewCell? {
    tables[table].cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The tops of the cells of the rows of a section, by row.
  func tops(_ section: Int = 0, of table: Int = 0) -> [CGFloat] {
    (0..<tables[table].numberOfRows(inSection: section)).compactMap { cell($0, section, of: table)?.frame.minY }
  }

  func texts(of table: Int = 0) -> [String?] { tables[table].visibleCells.map { $0.textLabel?.text } }

  /// The pictures of what is dragged.
  var pictures: [UIView] { window.dragFlights.flatMap(\.pictures.views) }

  /// Holds a touch at a place long enough to lift an item.
  func lift(at point: CGPoint) -> Finger {
    let finger = Finger(on: window)
    finger.press(at: point)
    finger.hold(for: 0.51)
    return finger
  }

  /// Lifts a row and moves it a little, so that it is dragged.
  func drag(at point: CGPoint) -> Finger {
    let finger = lift(at: point)
    finger.move(to: CGPoint(x: point.x, y: point.y + 11))
    return finger
  }

  func settle() {
    AnimationClock.shared.settle()
    window.layoutIfNeeded()
  }
}
