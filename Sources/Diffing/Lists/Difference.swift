/// The difference between two lists: removals, insertions, the minimum number of moves, and content changes.
///
/// Identities identify the elements. The n-th element of an identity in the old list is the n-th one in the new list;
/// elements without a counterpart are removed or inserted. As many remaining elements as possible keep their order, and
/// the others move: no difference with the same removals and insertions has fewer moves.
///
/// Old places are relative to the old list and new places to the new list, as in a batch of table updates. First, take
/// out the removed and moved elements. Then, put in the moved and inserted elements at their new places, in ascending
/// order.
public struct Difference: Sendable, Hashable {
  /// The old places of removed elements, in ascending order.
  public var removals: [Int] = []
  /// The new places of inserted elements, in ascending order.
  public var insertions: [Int] = []
  /// The remaining elements that change their order, in ascending order of their new places.
  public var moves: [IndexPair] = []
  /// The remaining elements with changed content, in ascending order of their new places.
  public var changes: [IndexPair] = []
  /// The duplicates that the search for the difference revealed.
  ///
  /// It isn't part of the difference's value.
  public var duplicates = Duplicates.none

  /// Creates an empty difference.
  public init() {}

  /// Creates a difference that replaces all elements.
  ///
  /// - Parameters:
  ///   - countBefore: The number of removed elements.
  ///   - countAfter: The number of inserted elements.
  public init(replacing countBefore: Int, with countAfter: Int) {
    removals = Array(0..<countBefore)
    insertions = Array(0..<countAfter)
    duplicates = countAfter > 1 ? .unknown : .none
  }

  /// A Boolean value that indicates whether the lists have the same elements with the same content in the same order.
  public var isEmpty: Bool { isOrderKept && changes.isEmpty }

  /// A Boolean value that indicates whether the lists have the same elements in the same order, with any content.
  public var isOrderKept: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}

extension Difference {
  /// The knowledge about duplicate identities in the new list, if the old list had none.
  public enum Duplicates: Sendable, Hashable {
    /// There are no duplicates.
    case none
    /// There are no duplicates unless an inserted element equals another one or one of a number of first elements.
    case ofInserted(amongFirst: Int)
    /// There are duplicates, or they weren't searched for.
    case unknown
  }

  /// Returns whether the differences are equal, regardless of `duplicates`.
  public static func == (one: Difference, other: Difference) -> Bool {
    one.removals == other.removals && one.insertions == other.insertions && one.moves == other.moves
      && one.changes == other.changes
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(removals)
    hasher.combine(insertions)
    hasher.combine(moves)
    hasher.combine(changes)
  }
}
