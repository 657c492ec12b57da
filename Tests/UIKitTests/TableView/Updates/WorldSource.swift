import TestSupport

@_spi(Testing) @testable import UIKit

/// A grid with headers, rows of all heights, and rows that can be edited, as a data source and delegate.
///
/// The properties of a row or section follow only from its name, so that a test knows them without asking.
final class WorldSource: NSObject, UITableViewDataSource {
  enum Heights: CaseIterable {
    case equal, exact, estimated, measured
  }

  var grid: Grid
  let heights: Heights
  /// The number of times a cell was filled with each row.
  var filled: [Int: Int] = [:]
  /// A closure that is run in a callback; it receives the callback's name.
  var meddle: (String) -> Void = { _ in }

  init(_ grid: Grid, _ heights: Heights) {
    self.grid = grid
    self.heights = heights
  }

  private(set) lazy var delegate: any UITableViewDelegate =
    heights == .estimated ? EstimatingDelegate(self) : heights == .exact ? ExactDelegate(self) : PlainDelegate(self)

  func height(of id: Int) -> CGFloat { heights == .equal ? 44 : 20 + CGFloat(id * 37 % 60) }

  /// Returns the height of a header; every third section has none.
  static func headerHeight(of id: Int) -> CGFloat { id % 3 == 0 ? 0 : id % 3 == 1 ? 20 : 28 }

  static func canEdit(_ id: Int) -> Bool { id % 5 != 0 }

  static func style(_ id: Int) -> UITableViewCell.EditingStyle { [.delete, .insert, .none][id % 3] }

  func id(_ path: IndexPath) -> Int { grid.sections[path.section].rows[path.row] }

  func height(at path: IndexPath) -> CGFloat { height(of: id(path)) }

  func headerHeight(_ section: Int) -> CGFloat { Self.headerHeight(of: grid.sections[section].id) }

  func header(_ table: UITableView, _ section: Int) -> UIView? {
    guard headerHeight(section) > 0 else { return nil }
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    view?.tag = grid.sections[section].id
    return view
  }

  func numberOfSections(in tableView: UITableView) -> Int { grid.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    grid.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let id = id(indexPath)
    filled[id, default: 0] += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: id % 4 == 0 ? "other" : "cell", for: indexPath)
    cell.tag = id
    (cell as? WorldCell)?.fitting = height(of: id)
    meddle("cell")
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { Self.canEdit(id(indexPath)) }
}

/// A cell of a given height, which knows whether it has a row.
final class WorldCell: UITableViewCell {
  var fitting: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fitting) }
}

private final class PlainDelegate: NSObject, UITableViewDelegate {
  private unowned let source: WorldSource

  init(_ source: WorldSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    source.headerHeight(section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    source.header(tableView, section)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    WorldSource.style(source.id(indexPath))
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    source.meddle("willDisplay")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    source.meddle("didEndDisplaying")
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    source.meddle("willDisplayHeader")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    source.meddle("didEndDisplayingHeader")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { source.meddle("didScroll") }
}

private final class ExactDelegate: NSObject, UITableViewDelegate {
  private unowned let source: WorldSource

  init(_ source: WorldSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.height(at: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    source.headerHeight(section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    source.header(tableView, section)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    WorldSource.style(source.id(indexPath))
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    source.meddle("willDisplay")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    source.meddle("didEndDisplaying")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { source.meddle("didScroll") }
}

private final class EstimatingDelegate: NSObject, UITableViewDelegate {
  private unowned let source: WorldSource

  init(_ source: WorldSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.height(at: indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 45 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    source.headerHeight(section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    source.header(tableView, section)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    WorldSource.style(source.id(indexPath))
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    source.meddle("willDisplay")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    source.meddle("didEndDisplaying")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { source.meddle("didScroll") }
}
