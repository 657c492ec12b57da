import UIKit

/// A data source and delegate that writes down every call that it gets, and answers from its properties.
///
/// It has every method that our table calls, except for primary actions; `quiet` leaves calls out of the record.
final class RecordingTableDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rowCounts = [3]
  var rowHeight: CGFloat = 44
  /// The heights of rows that have one of their own.
  var heights: [IndexPath: CGFloat] = [:]
  var headerHeight: CGFloat = 30
  var footerHeight: CGFloat = 20
  var headerTitle: String? = "Header"
  var footerTitle: String?
  var headerView: ((Int) -> UIView?) = { _ in nil }
  var calls: [String] = []
  var quiet: Set<String> = []
  var highlights = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var makeCell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    table.dequeueReusableCell(withIdentifier: "cell", for: path)
  }

  /// Called with the name of a question, before it is answered.
  var asked: (String) -> Void = { _ in }
  var willDisplay: (IndexPath) -> Void = { _ in }
  var didScroll: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }

  private func record(_ name: String, _ path: IndexPath? = nil, _ section: Int? = nil) {
    guard !quiet.contains(name) else { return }
    let place = path.map { " \($0.section)-\($0.row)" } ?? section.map { " \($0)" } ?? ""
    calls.append(name + place)
  }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    record("numberOfSections")
    return rowCounts.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    record("numberOfRows", nil, section)
    return rowCounts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    record("cell", indexPath)
    asked("cell")
    let cell = makeCell(tableView, indexPath)
    cell.textLabel?.text = "Row \(indexPath.section)-\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    record("headerTitle", nil, section)
    return headerTitle
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    record("footerTitle", nil, section)
    return footerTitle
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    record("willDisplay", indexPath)
    willDisplay(indexPath)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    record("didEndDisplaying", indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    record("height", indexPath)
    asked("height")
    return heights[indexPath] ?? rowHeight
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    record("headerHeight", nil, section)
    return headerHeight
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    record("footerHeight", nil, section)
    return footerHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    record("headerView", nil, section)
    return headerView(section)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    record("footerView", nil, section)
    return nil
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    record("willDisplayHeader", nil, section)
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    record("willDisplayFooter", nil, section)
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    record("didEndDisplayingHeader", nil, section)
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    record("didEndDisplayingFooter", nil, section)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    record("shouldHighlight", indexPath)
    return highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { record("didHighlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    record("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    record("willSelect", indexPath)
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { record("didSelect", indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    record("willDeselect", indexPath)
    return willDeselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { record("didDeselect", indexPath) }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    record("accessoryTapped", indexPath)
  }
}

/// A data source and delegate that has the methods that are required, and no more.
final class PlainTableDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rowCount: Int
  var fill: (UITableViewCell, IndexPath) -> Void

  init(rowCount: Int, fill: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }) {
    self.rowCount = rowCount
    self.fill = fill
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
}

/// A window with a table as large as the window, without a safe area.
@MainActor struct TableScene {
  let window: UIWindow
  let table: UITableView

  init(_ style: UITableView.Style = .plain, width: CGFloat = 390, height: CGFloat = 400) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.isHidden = false
    table = UITableView(frame: window.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(table)
  }

  func show(_ source: any UITableViewDataSource & UITableViewDelegate) {
    table.dataSource = source
    table.delegate = source
    layOut()
  }

  func layOut() { window.layoutIfNeeded() }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    layOut()
  }
}
