import TestSupport

@_spi(Testing) @testable import UIKit

// What happens to the table: an update with something before and after it.
extension TableWorld {
  private static let animations: [UITableView.RowAnimation] = [
    .fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
  ]

  /// Performs one update, and now and then another change before it and after.
  ///
  /// - Returns: The first fault; nil if there is none.
  func step() -> String? {
    if history.count > 60 { history.removeFirst(30) }
    for _ in 0..<2 where chance(45) {
      if let fault = disturb() { return fault }
    }
    if let fault = update() { return fault }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: pass(Double.random(in: 0...0.2, using: &random))
    case 4..<6: break
    default: settle()
    }
    return fault()
  }

  func pass(_ seconds: Double) {
    history.append("pass \(seconds)")
    advance(seconds: seconds)
    scene.layOut()
  }

  func settle() {
    history.append("settle")
    settleAnimations()
    scene.layOut()
    isMoving = table.isDragging
  }

  // MARK: Updates

  func nextUpdate() -> GridUpdate {
    let grid = source.grid
    let style = Int.random(in: 0..<20, using: &random)
    var update: GridUpdate
    switch style {
    case 0:
      // Everything goes.
      update = GridUpdate(of: grid, share: 0, movesSections: false, using: &random)
      update.operations = grid.sections.indices.map { TableOperation(.deleteSection($0)) }
      update.after = grid
      update.after.sections = []
    case 1:
      // All rows go, the sections stay.
      update = GridUpdate(of: grid, share: 0, movesSections: false, using: &random)
      update.operations = grid.sections.enumerated().flatMap { section, rows in
        rows.rows.indices.map { TableOperation(.deleteRow(.init(section: section, row: $0))) }
      }
      update.after = grid
      for section in update.after.sections.indices { update.after.sections[section].rows = [] }
    default:
      repeat {
        update = GridUpdate(
          of: grid, share: [1, 4, 10, 40].randomElement(using: &random) ?? 4, movesSections: chance(40), using: &random)
      } while update.hasMoveInPlace
    }
    if source.grid.sections.count < 2 || style == 2 {
      // Sections come, all in one place.
      update.operations = []
      update.after = grid
      let first = Int.random(in: 0...grid.sections.count, using: &random)
      for section in first..<first + 3 {
        update.operations.append(TableOperation(.insertSection(section)))
        let new = update.after.randomSection(rows: 12, using: &random)
        update.after.sections.insert(new, at: section)
      }
    }
    for index in update.operations.indices {
      update.operations[index].animation = Self.animations.randomElement(using: &random) ?? .fade
    }
    return update
  }

  private func update() -> String? {
    let update = nextUpdate()
    let before = source.grid
    var cells: [Int: UITableViewCell] = [:]
    var tops: [(id: Int, top: CGFloat)] = []
    var wasAtTop = false
    let isAtRest = !table.isDragging && table.motion == nil
    completionsDue += 1
    let isQuiet = chance(10)
    let change = {
      self.scene.perform(update.operations) { _ in
        self.completionsTold += 1
      } change: {
        for cell in self.table.visibleCells {
          cells[cell.tag] = cell
          tops.append((cell.tag, cell.frame.minY - self.table.contentOffset.y))
        }
        wasAtTop = self.table.contentOffset.y <= 0
        self.source.filled = [:]
        self.source.grid = update.after
        self.selected.formIntersection(self.ids)
      }
    }
    history.append(
      "\(isQuiet ? "quiet " : "")update \(before.ids) to \(update.after.ids) by \(update.operations.map(\.words).joined(separator: " ")) "
        + "at \(table.contentOffset.y)")
    if isQuiet { UIView.performWithoutAnimation(change) } else { change() }
    let wasMoving = isMoving
    isMoving = true
    return fault() ?? faultOfSurvivors(cells, wasMoving)
      ?? (isAtRest && !wasAtTop
        ? faultOfAnchor(tops, moved: update.moved(of: before))
        : wasAtTop && isAtRest && table.contentOffset.y != 0 ? "left the top" : nil)
  }

  /// Returns the first fault of surviving rows. Rows that stay on screen keep their cells and aren't filled again; rows that
  /// leave no longer have a place.
  private func faultOfSurvivors(_ cells: [Int: UITableViewCell], _ wasMoving: Bool) -> String? {
    for cell in table.visibleCells {
      let count = source.filled[cell.tag] ?? 0
      if let known = cells[cell.tag] {
        if known !== cell || count > 0 { return "made \(cell.tag) anew" }
      } else if count > 1 || count == 0 && !wasMoving {
        return "filled \(cell.tag) \(count) times"
      }
    }
    let there = ids
    for (id, cell) in cells where !there.contains(id) && cell.tag == id && table.indexPath(for: cell) != nil {
      return "has a row for \(id), which is gone"
    }
    return nil
  }

  /// Returns a fault if the first row on screen that stays has moved, except at the ends of the content. If all of them move,
  /// this applies to the first one that still exists.
  private func faultOfAnchor(_ tops: [(id: Int, top: CGFloat)], moved: Set<Int>) -> String? {
    let there = ids
    let end = max(0, table.contentSize.height - table.bounds.height)
    let remaining = tops.filter { there.contains($0.id) }
    guard let anchor = remaining.first(where: { !moved.contains($0.id) }) ?? remaining.first, table.contentOffset.y > 0,
      table.contentOffset.y < end - 0.001
    else { return nil }
    guard let cell = table.visibleCells.first(where: { $0.tag == anchor.id }) else {
      return "has lost \(anchor.id), which was first"
    }
    let top = cell.frame.minY - table.contentOffset.y
    return abs(top - anchor.top) > 0.001 ? "moved \(anchor.id) from \(anchor.top) to \(top)" : nil
  }

  // MARK: Disturbances

  private func disturb() -> String? {
    let kind = Int.random(in: 0..<15, using: &random)
    let reach = max(0, table.contentSize.height - table.bounds.height)
    let place = CGPoint(x: 0, y: chance(20) ? 0 : (CGFloat.random(in: 0...1, using: &random) * reach * 3).rounded() / 3)
    switch kind {
    case 0...2:
      history.append("scroll to \(place.y)")
      table.contentOffset = place
      scene.layOut()
    case 3:
      history.append("scroll to \(place.y), not laid out")
      table.contentOffset = place
      return nil
    case 4:
      guard let path = anyPath else { return nil }
      history.append("scroll to row \(path), animated")
      table.scrollToRow(at: path, at: .middle, animated: true)
      isMoving = true
      advance(seconds: 0.1)
    case 5, 6: select()
    case 7:
      history.append("edit: \(!table.isEditing)")
      table.setEditing(!table.isEditing, animated: chance(50))
      isMoving = true
      scene.layOut()
    case 8:
      reloadSome()
    case 9:
      history.append("other size")
      table.frame.size = CGSize(
        width: [390, 390.333, 320][Int.random(in: 0..<3, using: &random)],
        height: [400, 250, 90][Int.random(in: 0..<3, using: &random)])
      scene.layOut()
    case 10: drag()
    case 11 where chance(30): leaveWindow()
    case 12 where chance(30):
      history.append("reloadData")
      source.grid.sections.shuffle(using: &random)
      selected = []
      table.reloadData()
      scene.layOut()
    case 13:
      history.append("other traits")
      scene.window.traitOverrides.preferredContentSizeCategory = chance(50) ? .large : .extraLarge
      scene.layOut()
    default:
      history.append("no update")
      completionsDue += 1
      isMoving = true
      table.performBatchUpdates(nil) { _ in self.completionsTold += 1 }
    }
    return fault()
  }

  var anyPath: IndexPath? {
    let paths = source.grid.sections.enumerated().flatMap { section, rows in
      rows.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    return paths.randomElement(using: &random)
  }

  private func select() {
    guard let path = anyPath else { return }
    let id = source.id(path)
    history.append("select \(id): \(!selected.contains(id))")
    if selected.contains(id) {
      table.deselectRow(at: path, animated: chance(50))
      selected.remove(id)
    } else {
      table.selectRow(at: path, animated: chance(50), scrollPosition: .none)
      selected.insert(id)
    }
    isMoving = true
  }

  /// Reloads rows or sections in an update of their own, or fills the rows again as they are.
  private func reloadSome() {
    let paths = (table.indexPathsForVisibleRows ?? []).filter { _ in chance(40) }
    let animation = Self.animations.randomElement(using: &random) ?? .fade
    isMoving = true
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      history.append("reload \(paths.map(source.id))")
      selected.subtract(paths.map(source.id))
      table.reloadRows(at: paths, with: animation)
    case 1:
      let sections = IndexSet(source.grid.sections.indices.filter { _ in chance(30) })
      history.append("reload sections \(Array(sections))")
      for section in sections { selected.subtract(source.grid.sections[section].rows) }
      table.reloadSections(sections, with: animation)
    default:
      history.append("configure again \(paths.map(source.id))")
      table.reconfigureRows(at: paths)
      scene.layOut()
    }
  }

  private func drag() {
    isMoving = true
    if table.isDragging {
      history.append("end of drag")
      table.endDragging(velocity: CGPoint(x: 0, y: CGFloat.random(in: -900...900, using: &random).rounded()))
      advance(seconds: Double.random(in: 0...0.5, using: &random))
      scene.layOut()
    } else {
      history.append("drag")
      table.beginDragging()
      table.drag(by: CGPoint(x: 0, y: CGFloat.random(in: -200...200, using: &random).rounded()))
      scene.layOut()
    }
  }

  /// Takes the table out of its window in the middle of whatever it does, and puts it back.
  private func leaveWindow() {
    history.append("leave the window")
    table.removeFromSuperview()
    if chance(50) { advance(seconds: 0.4) }
    if chance(50) {
      source.grid.sections.shuffle(using: &random)
      selected = []
      table.reloadData()
    }
    scene.window.addSubview(table)
    scene.layOut()
  }
}

extension TableOperation {
  /// A description, as short as can be.
  var words: String {
    func place(_ row: Row) -> String { "\(row.section).\(row.row)" }
    let what =
      switch kind {
      case .deleteSection(let section): "-\(section)"
      case .insertSection(let section): "+\(section)"
      case .reloadSection(let section): "*\(section)"
      case .moveSection(let from, let to): "\(from)>\(to)"
      case .deleteRow(let row): "-\(place(row))"
      case .insertRow(let row): "+\(place(row))"
      case .reloadRow(let row): "*\(place(row))"
      case .moveRow(let from, let to): "\(place(from))>\(place(to))"
      }
    return what + ":\(animation.rawValue)"
  }
}
