/// An element of an array with the index that it had when it was last searched.
@MainActor protocol HintedElement: AnyObject {
  var lastIndex: Int { get set }
}

extension Array where Element: HintedElement {
  /// The largest distance from the last index at which an element is searched before all elements get new numbers.
  private static var reach: Int { 64 }

  /// Returns the index of an element, or `nil` if the array doesn't contain it.
  ///
  /// - Complexity: O(1) for an element that has moved by less than the reach since the last search; O(n) for another one,
  ///   and if the array doesn't contain it.
  @MainActor func index(of element: Element) -> Int? {
    // These are loops, because a closure would check the main actor for each element.
    let hint = element.lastIndex
    for distance in 0...Self.reach {
      let (before, after) = (hint - distance, hint + distance)
      if before >= 0, before < count, self[before] === element {
        element.lastIndex = before
        return before
      }
      if after < count, self[after] === element {
        element.lastIndex = after
        return after
      }
    }
    var found: Int?
    for index in indices {
      self[index].lastIndex = index
      if self[index] === element { found = index }
    }
    return found
  }
}
