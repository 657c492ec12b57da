import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// Sections that code and taps on headers fold and unfold.
extension Scene {
  /// The groups that code can fold. A group that shows search results isn't one of them.
  private var foldable: [any FuzzGroup] { order.filter { $0.spec.folding != nil && !$0.showsResults } }

  func isFolded(_ key: SectionKey) -> Bool { group(key.group)?.isFolded(key) ?? false }

  /// Folds and unfolds sections, sometimes together with edits.
  func fold(_ random: inout SeededGenerator) {
    let (isTap, isBatch, isAlone) = (random.below(3) > 0, random.chance(2), random.chance(2))
    var own = SeededGenerator(seed: Int(truncatingIfNeeded: random.next()))
    if isTap { tapHeader(&own) } else { foldNamed(&own) }
    let work = { [self] in
      if own.chance(3) { foldOne(&own) }
      if !isAlone { editOne(&own) }
    }
    if isBatch { dataSource.batch(work) } else { work() }
  }

  /// Folds or unfolds a section of the chain, with all sections of its source.
  func foldOne(_ random: inout SeededGenerator) {
    let groups = foldable.filter { $0.name != nil }
    guard !groups.isEmpty else { return }
    let (group, isFolded) = (groups.random(&random), random.chance(2))
    setAllFolded(isFolded, of: group, &random)
  }

  /// Folds or unfolds all sections of groups with a name.
  func foldAll(isFolded: Bool) {
    var random = SeededGenerator(seed: isFolded ? 1 : 2)
    for group in foldable where group.name != nil { setAllFolded(isFolded, of: group, &random) }
  }

  private func setAllFolded(_ isFolded: Bool, of group: any FuzzGroup, _ random: inout SeededGenerator) {
    guard let name = group.name else { return }
    tell(dataSource.section(name), isFolded, &random)
    let before = group.folds
    group.folds.setAll(isFolded: isFolded)
    group.isTold = true
    let keys = current.sections.map(\.key).filter { $0.group == group.spec.number }
    events.toggledSections.formUnion(keys.filter { before.isFolded($0) != isFolded })
  }

  /// Folds or unfolds the sections with a name that a source makes.
  private func foldNamed(_ random: inout SeededGenerator) {
    var groups: [String: Set<Int>] = [:]
    for group in order {
      for section in group.shown { section.key.name.map { _ = groups[$0, default: []].insert(group.spec.number) } }
    }
    let foldable = Set(foldable.map(\.spec.number))
    let names = groups.filter { $0.value.count == 1 && $0.value.isSubset(of: foldable) }
    guard let name = names.keys.sorted().isEmpty ? nil : names.keys.sorted().random(&random),
      let group = names[name]?.first.flatMap({ self.group($0) }), !hidden.contains(group.spec.number)
    else { return }
    let isFolded = random.chance(2)
    tell(dataSource.section(name), isFolded, &random)
    for section in group.shown where section.key.name == name { setFolded(isFolded, section.key, of: group) }
  }

  private func tell(_ section: SectionReference, _ isFolded: Bool, _ random: inout SeededGenerator) {
    let animation = [nil, nil, UpdateAnimation.none, .left].random(&random)
    switch (isFolded, animation) {
    case (true, nil): section.collapse()
    case (true, let animation?): section.collapse(animation: animation)
    case (false, nil): section.expand()
    case (false, let animation?): section.expand(animation: animation)
    }
  }

  /// Updates the model with a section that's folded or unfolded.
  func setFolded(_ isFolded: Bool, _ key: SectionKey, of group: any FuzzGroup) {
    if group.folds.isFolded(key) != isFolded { events.toggledSections.insert(key) }
    group.folds.set(key, isFolded: isFolded)
    // Content that can't be compared may have changed.
    group.isTold = true
  }

  // MARK: Taps

  /// Taps a header on screen.
  private func tapHeader(_ random: inout SeededGenerator) {
    guard isInWindow else { return }
    let headers =
      current.sections.compactMap { section in group(section.key.group)?.spec.folding }
        .isEmpty ? [] : shownHeaders
    guard !headers.isEmpty else { return }
    let (section, header) = headers.random(&random)
    // The first touch stops a scroll or closes an open row. Rows that are moving don't receive touches.
    let isAnimated = table.subviews.contains { $0.layer.animationKeys()?.isEmpty == false }
    let isCertain = isStill && !isAnimated && openCell == nil && handState == nil
    let isHit = header.tap(at: CGPoint(x: min(60, header.bounds.midX), y: header.bounds.midY))
    guard isCertain, isHit, events.headerTaps != 1 else { return }
    events.headerMistakes.append(
      "a tap on the header of section \(section) was told \(events.headerTaps) times")
  }

  /// The headers on screen that fold their section.
  private var shownHeaders: [(section: Int, header: UITableViewHeaderFooterView)] {
    current.sections.indices.compactMap { section in
      let folding = group(current.sections[section].key.group)?.spec.folding
      guard let folding, folding.disclosure != .manual, section < table.numberOfSections,
        let header = table.headerView(forSection: section), header.bounds.height > 4
      else { return nil }
      return (section, header)
    }
  }

  /// Updates the model for a tap on a header, which folds or unfolds its section.
  func tappedHeader(_ header: UIView, of number: Int) {
    events.headerTaps += 1
    let shown = current.sections.indices.first {
      $0 < table.numberOfSections && table.headerView(forSection: $0) === header
    }
    // An update may have replaced the header during the touch.
    let key = shown.map { current.sections[$0].key } ?? lastHeaders[ObjectIdentifier(header)]
    guard let key, let section = current.sections.first(where: { $0.key == key }), let group = group(number) else {
      return
    }
    // The tap depends on the state on screen, not on the state that code has set since then.
    setFolded(section.foldedRows.value == nil, key, of: group)
  }

  /// Records the sections of the headers on screen before an update that may replace the headers.
  func noteHeaders() {
    for index in current.sections.indices where index < table.numberOfSections {
      guard let header = table.headerView(forSection: index) else { continue }
      lastHeaders[ObjectIdentifier(header)] = current.sections[index].key
    }
  }

  /// Updates the model with the sections that opened for a row that was dropped out of sight.
  func adoptOpenedSections() {
    let names = order.flatMap { group in group.shown.map { $0.key.name ?? group.name } }
    for group in foldable where !hidden.contains(group.spec.number) {
      for key in group.shown.map(\.key) where group.folds.isFolded(key) {
        guard let name = key.name ?? group.name, names.count(where: { $0 == name }) == 1 else { continue }
        if !dataSource.section(name).isCollapsed { setFolded(false, key, of: group) }
      }
    }
  }

  // MARK: Another table

  /// Folds the same sections in another data source with the same items.
  ///
  /// - Returns: False if names can't express which sections are folded.
  func fold(like table: ShownTable, in other: TableViewDataSource) -> Bool {
    var states: [String: Bool] = [:]
    for group in order where group.spec.folding != nil && !hidden.contains(group.spec.number) {
      if group.showsResults { continue }
      for section in group.shown {
        guard let name = section.key.name ?? group.name else { return false }
        let isFolded = group.isFolded(section.key)
        if states.updateValue(isFolded, forKey: name).map({ $0 != isFolded }) == true { return false }
      }
    }
    let names = order.flatMap { group in Set(group.shown.compactMap(\.key.name)) }
    if Set(names).count != names.count { return false }
    other.batch {
      for (name, isFolded) in states {
        if isFolded { other.section(name).collapse() } else { other.section(name).expand() }
      }
    }
    return true
  }
}
