/// What leads from one list to another: removals, insertions, the fewest moves, and changes of content.
///
/// Elements are known by identity. The n-th element of an identity before and the n-th of it after are the same element; one
/// that has no counterpart is removed or inserted. Of the elements that stay, as many as can keep their order are not
/// mentioned, and the others are moved: no difference of the same removals and insertions has fewer moves.
///
/// Places before count in the list before, places after in the list after, as a batch of table updates has them: take away
/// what is removed and what is moved, then put what is moved and what is inserted at their places after, in ascending order.
public struct Difference: Sendable, Hashable {
  /// Places before of the elements that go, ascending.
  public var removals: [Int] = []
  /// Places after of the elements that come, ascending.
  public var insertions: [Int] = []
  /// The elements that stay but change their order, ascending by the place after.
  public var moves: [IndexPair] = []
  /// The elements that stay, moved or not, with other content than before, ascending by the place after.
  public var changes: [IndexPair] = []
  /// What finding the difference has shown of duplicates. Not part of the difference's value: it says how much was looked at.
  public var duplicates = Duplicates.none

  /// Makes a difference that changes nothing.
  public init() {}

  /// Makes a difference that removes every element and inserts others.
  ///
  /// - Parameters:
  ///   - countBefore: How many elements go.
  ///   - countAfter: How many elements come.
  public init(replacing countBefore: Int, with countAfter: Int) {
    removals = Array(0..<countBefore)
    insertions = Array(0..<countAfter)
    duplicates = countAfter > 1 ? .unknown : .none
  }

  /// Whether the lists have the same elements with the same content in the same order.
  public var isEmpty: Bool { isOrderKept && changes.isEmpty }

  /// Whether the lists have the same elements in the same order; their content may differ.
  public var isOrderKept: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}

extension Difference {
  /// Whether an identity is in the list after more than once, if none was in the list before; as far as it has been looked at.
  public enum Duplicates: Sendable, Hashable {
    /// No identity is.
    case none
    /// None is, unless that of an inserted element is also another inserted one's, or that of one of the first elements, of a number.
    case ofInserted(amongFirst: Int)
    /// One is, or it has not been looked at.
    case unknown
  }

  /// Compares the differences themselves, whatever is known of duplicates.
  public static func == (one: Difference, other: Difference) -> Bool {
    one.removals == other.removals && one.insertions == other.insertions && one.moves == other.moves
      && one.changes == other.changes
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(removals)
    hasher.combine(insertions)
    hasher.combine(moves)
    hasher.combine(changes)
  }
}
