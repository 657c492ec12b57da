/// Elements in ascending order, found by binary search.
struct SortedList<Element: Comparable & Sendable>: Sendable {
  let elements: [Element]

  /// Sorts the elements, unless they ascend already.
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

  /// The first element that is there twice.
  var firstRepeated: Element? { zip(elements, elements.dropFirst()).first { $0 == $1 }?.0 }
}

extension SortedList<RowPath> {
  /// The number of rows of the same section before a row.
  func countAbove(_ path: RowPath) -> Int {
    countBelow(path) - countBelow(RowPath(section: path.section, row: 0))
  }
}
