import TableMaker
import UIKit

extension PackingListController {
  /// What goes along: a section for each bag.
  func makeBags(_ list: PackingList) -> TableViewDataSource {
    DataSource(bagsView)
      .undoable()
      .headerView { PageHeading(title: nil, detail: list.heading) }
      .sections(from: bags)
      .cell(ThingCell.self)
      .autoHeight()
      .movable()
      .draggable()
      .dropDestination()
      .onSelect(by: weakSelf) { page, thing, _ in page.edit(thing) { $0.isPacked.toggle() } }
      .onDelete(by: weakSelf) { page, thing, _ in page.remove(thing) }
      .leadingActions(by: weakSelf) { page, thing, _ in page.packing(thing) }
      .trailingActions(by: weakSelf) { page, thing, _ in
        page.deletion(thing)
        page.leaving(thing)
      }
      .menu(by: weakSelf) { page, thing, _ in page.menu(for: thing) }
      .copyable { thing, _ in thing.line }
      .make()
  }

  /// What stays at home, unless it is taken along: by its green plus, a swipe, or dragging it to a bag.
  func makeShelf(_ list: PackingList) -> TableViewDataSource {
    DataSource(shelfView)
      .undoable()
      .section("shelf")
      .title(list.shelfTitle)
      .cell(ThingCell.self)
      .data(shelf)
      .autoHeight()
      .movable()
      .draggable()
      .dropDestination()
      .onInsert(by: weakSelf) { page, thing, _ in page.take(thing) }
      .leadingActions(by: weakSelf) { page, thing, _ in page.taking(thing) }
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
      self?.bagsDataSource?.performUndoable(self?.words.delete ?? "") { self?.remove(thing) }
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
    let others = bags.sections.filter { !$0.items.contains { $0.id == thing.id } }
    let less = action(words.less, "minus") { page in page.edit(thing) { $0.count -= 1 } }
    if thing.count < 2 { less.attributes = .disabled }
    let delete = action(words.delete, "trash") { page in
      page.bagsDataSource?.performUndoable(page.words.delete) { page.remove(thing) }
    }
    delete.attributes = .destructive
    return UIMenu(children: [
      action(words.more, "plus") { page in page.edit(thing) { $0.count += 1 } }, less,
      UIMenu(
        title: words.moveTo, image: UIImage(systemName: "folder"),
        children: others.map { bag in action(bag.title ?? "", nil) { $0.move(thing, to: bag.name) } }),
      action(words.leave, "house") { $0.leave(thing) },
      UIMenu(options: .displayInline, children: [delete]),
    ])
  }

  // MARK: Changes

  /// Changes a thing where it is; undone in one step.
  func edit(_ thing: Thing, _ change: (inout Thing) -> Void) {
    bagsDataSource?.performUndoable {
      for index in bags.sections.indices {
        guard let row = bags.sections[index].items.firstIndex(where: { $0.id == thing.id }) else { continue }
        change(&bags.sections[index].items[row])
      }
    }
  }

  /// Takes a thing out of its bag.
  func remove(_ thing: Thing) {
    for index in bags.sections.indices { bags.sections[index].items.removeAll { $0.id == thing.id } }
  }

  /// Moves a thing to the end of another bag; undone in one step.
  func move(_ thing: Thing, to bag: String) {
    bagsDataSource?.performUndoable(words.moveTo) {
      guard let current = bags.sections.lazy.flatMap(\.items).first(where: { $0.id == thing.id }) else { return }
      remove(thing)
      bags[bag]?.items.append(current)
    }
  }

  /// Puts a thing of a bag on the shelf; undone in one step, in both lists.
  func leave(_ thing: Thing) {
    shelfDataSource?.performUndoable(words.leave) {
      bagsDataSource?.performUndoable(words.leave) {
        remove(thing)
        var thing = thing
        thing.isPacked = false
        shelf.insert(thing, at: 0)
      }
    }
  }

  /// Puts a thing of the shelf into the first bag; undone in one step, in both lists.
  func take(_ thing: Thing) {
    shelfDataSource?.performUndoable(words.take) {
      bagsDataSource?.performUndoable(words.take) {
        shelf.remove(thing)
        if !bags.sections.isEmpty { bags.sections[0].items.append(thing) }
      }
    }
  }
}
