/// The identity of an element in an array, which finds the element wherever it has moved.
final class ElementKey<Element: Identifiable>: Hashable {
  let id: Element.ID
  /// The number of elements with the same identity before it.
  let occurrence: Int
  /// The index where the element was last found.
  var index: Int
  /// The value that a key path has in an array without the element. Only code that outlives the element reads it.
  let missing: Element

  init(_ element: Element, occurrence: Int, at index: Int) {
    id = element.id
    self.occurrence = occurrence
    self.index = index
    missing = element
  }

  static func == (one: ElementKey, other: ElementKey) -> Bool {
    one.id == other.id && one.occurrence == other.occurrence
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(occurrence)
  }

  /// Returns the element's index; `nil` if the array doesn't have it.
  ///
  /// - Complexity: O(1) if the element is where it was last found, O(d) if it's d elements away.
  func index(in elements: [Element]) -> Int? {
    guard occurrence == 0 else {
      var others = occurrence
      return elements.firstIndex {
        guard $0.id == id else { return false }
        others -= 1
        return others < 0
      }
    }
    if elements.indices.contains(index), elements[index].id == id { return index }
    guard let found = nearest(in: elements) else { return nil }
    index = found
    return found
  }

  private func nearest(in elements: [Element]) -> Int? {
    var (before, after) = (min(index, elements.count) - 1, max(index + 1, 0))
    while before >= 0 || after < elements.count {
      if before >= 0, elements[before].id == id { return before }
      if after < elements.count, elements[after].id == id { return after }
      (before, after) = (before - 1, after + 1)
    }
    return nil
  }
}

extension Array where Element: Identifiable {
  /// The element with an identity. If the array doesn't have it, setting has no effect.
  subscript(element key: ElementKey<Element>) -> Element {
    get { key.index(in: self).map { self[$0] } ?? key.missing }
    set {
      if let index = key.index(in: self) { self[index] = newValue }
    }
  }
}
