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
  }

  /// Whether the lists have the same elements with the same content in the same order.
  public var isEmpty: Bool { isOrderKept && changes.isEmpty }

  /// Whether the lists have the same elements in the same order; their content may differ.
  public var isOrderKept: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}
