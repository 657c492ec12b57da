import TableMaker
import TableMakerDiffing
import UIKit

extension Oracle {
  /// Checks the states of folding sections in the data source and in headers.
  func checkFolds() throws {
    guard scene.spec.hasFolds else { return }
    for group in scene.order where group.spec.folding != nil && !scene.hidden.contains(group.spec.number) {
      guard let name = group.name else { continue }
      let keys = group.shown.map(\.key)
      let isFolded = keys.isEmpty ? !group.showsResults && group.folds.areOthersFolded : keys.allSatisfy(group.isFolded)
      try require(
        scene.dataSource.section(name).isCollapsed == isFolded,
        "group \(group.spec.number) is \(isFolded ? "not " : "")said to be folded")
    }
    for (place, section) in wanted.sections.enumerated() {
      guard let folding = scene.group(section.key.group)?.spec.folding, folding.disclosure != .manual,
        let header = table.headerView(forSection: place)
      else { continue }
      let isFolded = scene.isFolded(section.key)
      try require(
        header.isSectionCollapsed == isFolded,
        "the header of section \(place) shows that it is \(isFolded ? "not " : "")folded")
    }
  }

  /// Checks that the first visible header of a section that an update folds or unfolds stays in place.
  func checkHeaderPlace(in update: Update, from before: Screen, to after: Screen) throws {
    let toggled = update.before.sections.indices.filter { update.toggled.contains(update.before.sections[$0].key) }
    for section in toggled where before.headers.indices.contains(section) {
      let header = before.headers[section]
      guard header.isUncovered,
        let target = update.after.sections.firstIndex(where: {
          $0.key == update.before.sections[section].key
        }), after.headers.indices.contains(target)
      else { continue }
      // A header without a height isn't visible.
      guard header.shown.upperBound - header.shown.lowerBound > 1 else { return }
      let (was, now) = (header.shown.lowerBound, after.headers[target].top)
      let isAtEnd = after.offset > after.end - 0.5 && now > was
      let isAtTop = after.offset < after.top + 0.5 && now < was
      return try require(
        abs(now - was) < 0.01 || isAtEnd || isAtTop,
        "the header of section \(section), which folds or unfolds, was \(was) below the top of the table and is \(now); "
          + "offset \(before.offset), now \(after.offset) of \(after.top)...\(after.end)")
    }
  }
}
