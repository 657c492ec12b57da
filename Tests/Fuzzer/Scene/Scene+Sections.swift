import TableMaker
import TestSupport

extension Scene {
  /// Inserts, removes, hides, shows, and moves whole sections, all in one turn.
  func arrange(_ random: inout SeededGenerator) {
    let count = 1 + random.below(3)
    let isBatch = random.chance(2)
    var own = SeededGenerator(seed: Int(truncatingIfNeeded: random.next()))
    let work = { [self] in for _ in 0..<count { arrangeOne(&own) } }
    if isBatch { dataSource.batch(work) } else { work() }
  }

  private func arrangeOne(_ random: inout SeededGenerator) {
    let number = random.below(spec.groupCount)
    let other = group(random.below(spec.groupCount)).flatMap(\.name)
    let (verb, isBefore) = (random.below(6), random.chance(2))
    guard let group = groups.first(where: { $0.spec.number == number }), let name = group.name else { return }
    guard let place = order.firstIndex(where: { $0 === group }) else {
      return insert(group, name, beside: other, isBefore: isBefore)
    }
    let section = dataSource.section(name)
    switch verb {
    case 0:
      section.remove()
      order.remove(at: place)
      hidden.remove(number)
    case 1:
      section.hide()
      hidden.insert(number)
    case 2, 3:
      section.show()
      hidden.remove(number)
    default:
      guard let other else { return }
      if isBefore { section.move(before: other) } else { section.move(after: other) }
      guard other != name else { return }
      order.remove(at: place)
      let anchor = order.firstIndex { $0.name == other } ?? order.count
      order.insert(group, at: isBefore ? anchor : anchor + 1)
    }
  }

  /// Inserts a section again that was removed.
  private func insert(_ group: any FuzzGroup, _ name: String, beside other: String?, isBefore: Bool) {
    renew(group)
    let section = dataSource.section(name)
    let finish = { (start: SectionStart) in self.finish(start, group) }
    switch (other, isBefore) {
    case (nil, _): section.insert(finish)
    case (let other?, true): section.insert(before: other, finish)
    case (let other?, false): section.insert(after: other, finish)
    }
    let anchor = order.firstIndex { $0.name == other && other != nil }
    order.insert(group, at: anchor.map { isBefore ? $0 : $0 + 1 } ?? order.count)
  }

  /// Updates the model with a new section for a group.
  func renew(_ group: any FuzzGroup) {
    group.generation += 1
    groupsWithIndex.remove(group.spec.number)
    group.hasOwnInset = false
    (group.unfolded, group.folds) = (Unfolded(), Folds(group.spec.folding))
    events.mayBeReload = true
  }

  /// Finishes a section. Every group with a name can be finished.
  func finish(_ start: SectionStart, _ group: any FuzzGroup) -> AnyFinished {
    group.finish(start, self) ?? AnyFinished(start.cell(PlainFuzzCell.self).data([0]).adapter { _, _, _ in })
  }
}
