import Core
import UIKit

/// A table with a hand-written data source that receives a batch which is known already: the table's own cost.
@MainActor final class BareTable<I: Item>: NSObject, UITableViewDataSource {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let table: UITableView
  private var sections: [[I]] = []

  /// A delegate that returns the height of each row separately, as most hand-written delegates do.
  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  }

  private let heights: Heights?

  init(asksForHeights: Bool = false) {
    heights = asksForHeights ? Heights() : nil
    table = UITableView(frame: window.bounds, style: .plain)
    super.init()
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = heights
    window.addSubview(table)
    window.isHidden = false
  }

  func show(_ sections: [[I]]) {
    self.sections = sections
    table.reloadData()
    window.layoutIfNeeded()
  }

  /// Goes to other items by a plan, and lays out.
  func perform(_ plan: BatchPlan, to sections: [[I]]) {
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        self.sections = sections
        tell(plan)
      }
      table.layoutIfNeeded()
    }
    window.layoutIfNeeded()
  }

  private func tell(_ plan: BatchPlan) {
    func paths(_ paths: [RowPath]) -> [IndexPath] { paths.map { IndexPath(row: $0.row, section: $0.section) } }
    if !plan.deletedSections.isEmpty { table.deleteSections(IndexSet(plan.deletedSections), with: .automatic) }
    if !plan.insertedSections.isEmpty { table.insertSections(IndexSet(plan.insertedSections), with: .automatic) }
    for move in plan.movedSections { table.moveSection(move.before, toSection: move.after) }
    if !plan.deletedRows.isEmpty { table.deleteRows(at: paths(plan.deletedRows), with: .automatic) }
    if !plan.insertedRows.isEmpty { table.insertRows(at: paths(plan.insertedRows), with: .automatic) }
    for move in plan.movedRows {
      table.moveRow(
        at: IndexPath(row: move.before.row, section: move.before.section),
        to: IndexPath(row: move.after.row, section: move.after.section))
    }
    // Where nothing comes, goes or moves, the cells on screen show what changed.
    for change in plan.configuredRows {
      let place = IndexPath(row: change.before.row, section: change.before.section)
      guard let cell = table.cellForRow(at: place) else { continue }
      fill(cell, sections[change.after.section][change.after.row])
    }
  }

  private func fill(_ cell: UITableViewCell, _ item: I) { cell.textLabel?.text = "\(item.id), \(item.content)" }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    fill(cell, sections[indexPath.section][indexPath.row])
    return cell
  }
}
