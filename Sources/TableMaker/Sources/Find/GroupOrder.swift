import TableMakerQuerying

/// The order of groups. Rows within a group are in the order of the section.
public enum GroupOrder<Key: Hashable & Comparable> {
  /// From the least key to the greatest.
  case forward
  /// From the greatest key to the least.
  case reverse
  /// As the first row of each group comes in the order of the section.
  case firstAppearance
  /// Some keys first, in this order, then the others from the least to the greatest. A key that no item has makes no group.
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
