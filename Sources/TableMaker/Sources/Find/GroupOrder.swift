import TableMakerQuerying

/// The order of groups. The rows in a group keep the order of the section.
public enum GroupOrder<Key: Hashable & Comparable> {
  /// Groups in ascending order of their keys.
  case forward
  /// Groups in descending order of their keys.
  case reverse
  /// Groups in the order in which their first rows appear in the section.
  case firstAppearance
  /// The given keys in this order, then all other keys in ascending order. A key without items doesn't form a group.
  case given([Key])

  var ofNumbers: TableMakerQuerying.GroupOrder<Key> {
    switch self {
    case .forward: .forward
    case .reverse: .reverse
    case .firstAppearance: .firstAppearance
    case .given(let keys): .given(keys)
    }
  }
}

extension GroupOrder: Sendable where Key: Sendable {}
