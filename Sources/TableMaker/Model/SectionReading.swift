import TableMakerDiffing

/// The items of a section that was read and has no rows in the table view yet.
@MainActor struct PendingRows {
  let items: any ItemRows
  let heading: SectionRows.Heading
  /// The section's previous rows.
  let before: SectionRows?
  /// The difference, if it was quickly found.
  var found: Difference?

  init(_ items: any ItemRows, heading: SectionRows.Heading, after before: SectionRows?) {
    (self.items, self.heading, self.before) = (items, heading, before)
  }

  /// Returns the rows.
  ///
  /// - Parameters:
  ///   - difference: The difference from the previous items, or `nil` if the rows replace the previous ones.
  ///   - known: The tokens of the list that the rows show in part, if they're known.
  func rows(
    _ difference: Difference?, match: SearchMatch?, tokens known: ListTokens?, hasAddItemRow: Bool,
    from counter: inout ContentTokens.Counter
  ) -> SectionRows {
    let difference = before.flatMap { before in difference.map { items.with($0, since: before.items) } }
    var tokens = ContentTokens.none(count: items.count)
    if items.section.isAutomatic {
      if let known, let placement = items.placement {
        tokens = ContentTokens(placement.places, of: known)
      } else if let difference, let before, before.heightRevision == items.section.heightRevision {
        tokens = before.tokens.following(difference, count: items.count, from: &counter)
      } else {
        tokens = ContentTokens(count: items.count, from: &counter)
      }
    }
    let result = SectionRows(of: items, tokens: tokens, heading: heading, match: match, hasAddItemRow: hasAddItemRow)
    if let before, let difference {
      result.follow(before, result.with(difference, since: before))
      items.followDuplicates(of: before.items, difference)
    }
    return result
  }
}

/// The items of a source that was read, section by section.
@MainActor final class SectionReading {
  private let group: SectionGroup
  private var parts: [PendingRows]
  /// The query of the results that were read.
  private let match: SearchMatch?
  /// The maps from the lists that parts come from to the present lists, by generation.
  private var maps: [Int: PlaceMap] = [:]
  /// The difference from the list with known tokens to the list that was read.
  private let tokenStep: (difference: Difference, countBefore: Int)?
  /// A Boolean value that indicates whether a new query, or collapsed sections, change so many rows that the user
  /// couldn't see them move.
  let isSweeping: Bool
  /// A Boolean value that indicates whether a new query changes so many rows, so that the rows replace the earlier ones.
  private let isReplacing: Bool

  init(of group: SectionGroup, parts: [PendingRows], match: SearchMatch?) {
    self.group = group
    tokenStep = group.listTokens.flatMap { parts.first?.items.placement?.difference(since: $0.generation) }
    self.parts = parts
    self.match = match
    isReplacing = Self.leastOperations(of: parts, in: group) > Self.mostOperations
    isSweeping = isReplacing || Self.toggledRows(of: parts) > Self.mostOperations
  }

  /// Returns a closure that finds a part's difference by indices in the list, or `nil` if these aren't known.
  private func placedDifference(of part: PendingRows) -> (@Sendable () -> Difference)? {
    guard let before = part.before?.items.placement, let after = part.items.placement, before.list === after.list else {
      return nil
    }
    guard let map = map(since: before.generation, to: after) else { return nil }
    return { [from = before.places, to = after.places] in Difference(from: from, to: to, through: map) }
  }

  private func map(since generation: Int, to placement: Placement) -> PlaceMap? {
    if let map = maps[generation] { return map }
    guard let (difference, countBefore) = placement.difference(since: generation) else { return nil }
    let map = PlaceMap(difference, countBefore: countBefore, countAfter: placement.count)
    maps[generation] = map
    return map
  }

  /// The largest number of rows that a new query inserts, deletes, and moves individually.
  private static var mostOperations: Int { 20_000 }

  /// Returns the smallest number of rows that a new query certainly inserts or deletes; zero if the list has also changed.
  private static func leastOperations(of parts: [PendingRows], in group: SectionGroup) -> Int {
    var least = 0
    for part in parts {
      guard let after = part.items.placement else { return 0 }
      if let before = part.before?.items.placement {
        guard before.isOfSameState(as: after) else { return 0 }
        least += abs(before.places.count - after.places.count)
      } else if !group.rows.isEmpty {
        least += after.places.count
      }
    }
    return least
  }

  /// Returns the number of rows that sections insert or delete because they're expanded or collapsed.
  private static func toggledRows(of parts: [PendingRows]) -> Int {
    parts.reduce(0) { count, part in
      guard let before = part.before?.items, before.isCollapsed != part.items.isCollapsed else { return count }
      return count + before.count + part.items.count
    }
  }

  /// The number of rows between the first and the last change above which a comparison takes long.
  private static var limit: Int { 10_000 }

  /// Returns a closure that computes the differences off the main actor, or `nil` if they're quickly computed.
  func laterDifferences() -> (@Sendable () -> [Difference?])? {
    if isReplacing { return nil }
    var work: [(part: Int, difference: @Sendable () -> Difference)] = []
    for index in parts.indices {
      let items = parts[index].items
      guard let before = parts[index].before?.items else { continue }
      if let placed = placedDifference(of: parts[index]) {
        if max(before.count, items.count) > Self.limit {
          work.append((index, placed))
        } else {
          parts[index].found = placed()
        }
        continue
      }
      switch items.difference(from: before, limit: Self.limit) {
      case .found(let difference): parts[index].found = difference
      case .later(let later): work.append((index, later))
      }
    }
    if work.isEmpty { return nil }
    let count = parts.count
    return { @Sendable [work] in
      var differences: [Difference?] = Array(repeating: nil, count: count)
      for (part, difference) in work { differences[part] = difference() }
      return differences
    }
  }

  /// Returns the rows of each section that was read.
  ///
  /// - Parameters:
  ///   - differences: The differences computed off the main actor, or `nil` to compute them now.
  ///   - hasAddItemRow: A Boolean value that indicates whether to show the row that adds an item, if the section has
  ///     one.
  ///   - counter: The source of tokens for rows that have changed.
  func makeRows(
    with differences: [Difference?]?, hasAddItemRow: Bool, from counter: inout ContentTokens.Counter
  ) -> [SectionRows] {
    let tokens = listTokens(from: &counter)
    var rows: [SectionRows] = []
    rows.reserveCapacity(parts.count)
    for (index, part) in parts.enumerated() {
      let difference = difference(of: part, later: differences?[index])
      rows.append(
        part.rows(difference, match: match, tokens: tokens, hasAddItemRow: hasAddItemRow, from: &counter))
    }
    return rows
  }

  /// Returns the difference between a part and its previous rows, or `nil` if the part replaces them.
  private func difference(of part: PendingRows, later: Difference?) -> Difference? {
    guard !isReplacing, let before = part.before?.items else { return nil }
    if let found = part.found { return found }
    if let placed = placedDifference(of: part) { return later ?? placed() }
    if let later { return part.items.completing(later, from: before) }
    return part.items.difference(from: before)
  }

  /// Returns the tokens of the parts' list, if all parts come from one list and are measured.
  private func listTokens(from counter: inout ContentTokens.Counter) -> ListTokens? {
    // A tree that shows more than the list would have other tokens.
    guard let items = parts.first?.items, items.section.isAutomatic, !items.isTree, let placement = items.placement
    else {
      return nil
    }
    let known = group.listTokens.flatMap { $0.list == ObjectIdentifier(placement.list) ? $0 : nil }
    if let known, known.generation == placement.generation { return known }
    let tokens: ContentTokens
    if let known, let tokenStep, tokenStep.countBefore == known.tokens.count {
      tokens = known.tokens.following(tokenStep.difference, count: placement.count, from: &counter)
    } else {
      tokens = ContentTokens(count: placement.count, from: &counter)
    }
    let next = ListTokens(tokens, of: placement)
    group.listTokens = next
    return next
  }
}
