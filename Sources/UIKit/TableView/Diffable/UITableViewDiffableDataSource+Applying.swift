internal import TableMakerDiffing
import Foundation

extension UITableViewDiffableDataSource {
  func show(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
    guard !isApplying else {
      return waiting.append { [weak self] in self?.show(snapshot, animated: animated, completion: completion) }
    }
    guard let tableView, tableView.dataSource === self, tableView.canShowChanges else {
      return reload(with: snapshot, completion: completion)
    }
    takeMovesByHand()
    let change = {
      // Completion waits for two updates because reloaded items have their new index paths only after the insertions
      // and deletions.
      var open = 2
      let end = {
        open -= 1
        if open == 0 { completion?() }
      }
      self.tellDifference(to: snapshot, tableView, completion: end)
      self.tellMarks(of: snapshot, tableView, completion: end)
    }
    isApplying = true
    if animated { change() } else { UIView.performWithoutAnimation(change) }
    isApplying = false
    applyWaiting()
  }

  func reload(with snapshot: Snapshot, completion: (() -> Void)?) {
    guard !isApplying else {
      return waiting.append { [weak self] in self?.reload(with: snapshot, completion: completion) }
    }
    shown = snapshot
    shown.marks = Snapshot.Marks()
    movedByHand = []
    tableView?.reloadData()
    completion?()
  }

  private func applyWaiting() {
    while !isApplying, !waiting.isEmpty { waiting.removeFirst()() }
  }

  private func tellDifference(to snapshot: Snapshot, _ tableView: UITableView, completion: @escaping () -> Void) {
    let plan = BatchPlan(
      SectionedDifference(
        from: shown.sections, to: snapshot.sections, section: \.identifier, kind: { _ in 0 }, rows: \.items,
        row: \.self,
        isUnchanged: { _, _ in true }))
    let swap = {
      self.shown = snapshot
      self.shown.marks = Snapshot.Marks()
    }
    guard !plan.hasNoOperations else {
      swap()
      return completion()
    }
    tableView.performBatchUpdates(
      {
        swap()
        self.tell(plan, tableView)
      }, completion: { _ in completion() })
  }

  private func tell(_ plan: BatchPlan, _ tableView: UITableView) {
    let animation = defaultRowAnimation
    if !plan.deletedSections.isEmpty { tableView.deleteSections(IndexSet(plan.deletedSections), with: animation) }
    if !plan.insertedSections.isEmpty { tableView.insertSections(IndexSet(plan.insertedSections), with: animation) }
    for move in plan.movedSections { tableView.moveSection(move.before, toSection: move.after) }
    if !plan.deletedRows.isEmpty { tableView.deleteRows(at: plan.deletedRows.map(IndexPath.init), with: animation) }
    if !plan.insertedRows.isEmpty { tableView.insertRows(at: plan.insertedRows.map(IndexPath.init), with: animation) }
    for move in plan.movedRows { tableView.moveRow(at: IndexPath(move.before), to: IndexPath(move.after)) }
  }

  private func tellMarks(of snapshot: Snapshot, _ tableView: UITableView, completion: @escaping () -> Void) {
    let marks = snapshot.marks
    let sections = Set(marks.reloadedSections.compactMap(snapshot.indexOfSection))
    func paths(_ items: [ItemIdentifierType]) -> [IndexPath] {
      items.compactMap(indexPath(for:)).filter { !sections.contains($0.section) }
    }
    let reloaded = paths(marks.reloadedItems)
    let known = Set(reloaded)
    let reconfigured = paths(marks.reconfiguredItems).filter { !known.contains($0) }
    tableView.performBatchUpdates(
      {
        if !sections.isEmpty { tableView.reloadSections(IndexSet(sections), with: self.defaultRowAnimation) }
        if !reloaded.isEmpty { tableView.reloadRows(at: reloaded, with: self.defaultRowAnimation) }
        if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
      }, completion: { _ in completion() })
  }
}

extension UITableView {
  /// A Boolean value that indicates whether the user could see changes to the rows.
  fileprivate var canShowChanges: Bool { window != nil && !bounds.isEmpty && !needsCounts }
}

extension IndexPath {
  fileprivate init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
}
