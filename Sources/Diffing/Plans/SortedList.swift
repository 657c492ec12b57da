/// Elements in ascending order, found by binary search.
struct SortedList<Element: Comparable & Sendable>: Sendable {
  let elements: [Element]

  /// Creates a list from elements, and sorts them unless they're already ascending.
  init(_ elements: [Element]) {
    let ascends = zip(elements, elements.dropFirst()).allSatisfy { $0 <= $1 }
    self.elements = ascends ? elements : elements.sorted()
  }

  var isEmpty: Bool { elements.isEmpty }

  /// The number of elements that are less than another.
  func countBelow(_ element: Element) -> Int { elements.partitioningIndex { $0 >= element } }

  func contains(_ element: Element) -> Bool {
    let index = countBelow(element)
    return index < elements.count && elements[index] == element
  }

  /// The first element that occurs twice.
  var firstRepeated: Element? { zip(elements, elements.dropFirst()).first { $0 == $1 }?.0 }
}

extension SortedList<RowPath> {
  /// Returns the number of rows above a row in the same section.
  func countAbove(_ path: RowPath) -> Int {
    countBelow(path) - countBelow(RowPath(section: path.section, row: 0))
  }
}
