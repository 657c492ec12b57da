/// The titles in the index at a table's edge, for groups of items.
public struct SectionIndex: Sendable {
  enum Kind: Sendable {
    case none, full, singleLetter
    case custom([String])
  }

  let kind: Kind

  /// No index.
  public static var none: SectionIndex { SectionIndex(kind: .none) }

  /// Each group's title.
  public static var full: SectionIndex { SectionIndex(kind: .full) }

  /// The first letter of each group's title; of groups with the same one it leads to the first.
  public static var singleLetter: SectionIndex { SectionIndex(kind: .singleLetter) }

  /// Titles of one's own: each leads to the group of that title, or to the nearest before.
  ///
  /// - Parameter titles: From top to bottom, in the order of the groups.
  public static func custom(_ titles: [String]) -> SectionIndex { SectionIndex(kind: .custom(titles)) }

  /// The titles that lead to each group.
  ///
  /// - Parameter groups: The groups' titles, in order.
  func titles(of groups: [String]) -> [[String]] {
    switch kind {
    case .none: return groups.map { _ in [] }
    case .full: return groups.map { [$0] }
    case .singleLetter:
      var seen: Set<String> = []
      return groups.map { title in
        guard let letter = title.first.map({ $0.uppercased() }), seen.insert(letter).inserted else { return [] }
        return [letter]
      }
    case .custom(let titles):
      var result: [[String]] = groups.map { _ in [] }
      guard !groups.isEmpty else { return result }
      var place = 0
      for title in titles {
        if let found = groups.firstIndex(of: title) { place = found }
        result[place].append(title)
      }
      return result
    }
  }
}
