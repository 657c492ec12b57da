import TableMaker
import UIKit

extension PackingListController {
  /// Returns a table with a section for each bag, and one for the things at home, which the user can take along.
  func makeDataSource() -> TableViewDataSource {
    DataSource(tableView)
      .undoable()
      .headerView { [heading] in heading }
      .onUpdate(by: weakSelf) { page, _ in page.showProgress() }
      .sections(from: places)
      .cell(ThingCell.self)
      .autoHeight()
      .movable()
      .draggable()
      .dropDestination()
      .onSelect(by: weakSelf) { page, thing, _ in page.tap(thing) }
      .onDelete(by: weakSelf) { page, thing, _ in page.remove(thing) }
      .leadingActions(by: weakSelf) { page, thing, _ in
        if page.isShelved(thing) { page.taking(thing) } else { page.packing(thing) }
      }
      .trailingActions(by: weakSelf) { page, thing, _ in
        page.deletion(thing)
        if !page.isShelved(thing) { page.leaving(thing) }
      }
      .menu(by: weakSelf) { page, thing, _ in page.menu(for: thing) }
      .copyable { thing, _ in thing.line }
      .make()
  }

  // MARK: Actions

  private func packing(_ thing: Thing) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: thing.isPacked ? words.unpack : words.pack) {
      [weak self] _, _, done in
      self?.edit(thing) { $0.isPacked.toggle() }
      done(true)
    }
    action.backgroundColor = .systemGreen
    action.image = UIImage(systemName: thing.isPacked ? "circle" : "checkmark.circle")
    return action
  }

  private func deletion(_ thing: Thing) -> UIContextualAction {
    let action = UIContextualAction(style: .destructive, title: words.delete) { [weak self] _, _, done in
      self?.dataSource?.performUndoable(self?.words.delete ?? "") { self?.remove(thing) }
      done(true)
    }
    action.image = UIImage(systemName: "trash")
    return action
  }

  private func leaving(_ thing: Thing) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: words.leaveShort) { [weak self] _, _, done in
      self?.leave(thing)
      done(true)
    }
    action.backgroundColor = .systemIndigo
    action.image = UIImage(systemName: "house")
    return action
  }

  private func taking(_ thing: Thing) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: words.take) { [weak self] _, _, done in
      self?.take(thing)
      done(true)
    }
    action.backgroundColor = .systemGreen
    return action
  }

  private func menu(for thing: Thing) -> UIMenu {
    func action(_ title: String, _ symbol: String?, _ body: @escaping (PackingListController) -> Void) -> UIAction {
      UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }) { [weak self] _ in
        if let self { body(self) }
      }
    }
    let isShelved = isShelved(thing)
    let others = places.sections.filter { $0.name != Self.shelf && !$0.items.contains { $0.id == thing.id } }
    let less = action(words.less, "minus") { page in page.edit(thing) { $0.count -= 1 } }
    if thing.count < 2 { less.attributes = .disabled }
    let delete = action(words.delete, "trash") { page in
      page.dataSource?.performUndoable(page.words.delete) { page.remove(thing) }
    }
    delete.attributes = .destructive
    return UIMenu(children: [
      action(words.more, "plus") { page in page.edit(thing) { $0.count += 1 } }, less,
      UIMenu(
        title: words.moveTo, image: UIImage(systemName: "folder"),
        children: others.map { bag in action(bag.title ?? "", nil) { $0.move(thing, to: bag.name) } }),
      isShelved ? action(words.take, "arrow.up") { $0.take(thing) } : action(words.leave, "house") { $0.leave(thing) },
      UIMenu(options: .displayInline, children: [delete]),
    ])
  }

  // MARK: Changes

  /// Returns whether a thing stays at home.
  func isShelved(_ thing: Thing) -> Bool { places[Self.shelf]?.items.contains { $0.id == thing.id } ?? false }

  /// Packs a thing or takes it out; what stays at home is taken along first.
  func tap(_ thing: Thing) {
    if isShelved(thing) { take(thing) } else { edit(thing) { $0.isPacked.toggle() } }
  }

  /// Changes a thing where it is; undone in one step.
  func edit(_ thing: Thing, _ change: (inout Thing) -> Void) {
    dataSource?.performUndoable {
      for index in places.sections.indices {
        guard let row = places.sections[index].items.firstIndex(where: { $0.id == thing.id }) else { continue }
        change(&places.sections[index].items[row])
      }
    }
  }

  /// Takes a thing out of its place.
  func remove(_ thing: Thing) {
    for index in places.sections.indices { places.sections[index].items.removeAll { $0.id == thing.id } }
  }

  /// Moves a thing to the end of another bag; undone in one step.
  func move(_ thing: Thing, to bag: String) {
    dataSource?.performUndoable(words.moveTo) {
      guard let current = places.sections.lazy.flatMap(\.items).first(where: { $0.id == thing.id }) else { return }
      remove(thing)
      places[bag]?.items.append(current)
    }
  }

  /// Puts a thing of a bag on the shelf; undone in one step.
  func leave(_ thing: Thing) {
    dataSource?.performUndoable(words.leave) {
      remove(thing)
      var thing = thing
      thing.isPacked = false
      places[Self.shelf]?.items.insert(thing, at: 0)
    }
  }

  /// Puts a thing of the shelf into the first bag; undone in one step.
  func take(_ thing: Thing) {
    dataSource?.performUndoable(words.take) {
      remove(thing)
      if !places.sections.isEmpty { places.sections[0].items.append(thing) }
    }
  }
}
