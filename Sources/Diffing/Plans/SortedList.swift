/// Elements in ascending order, found by halving.
struct SortedList<Element: Comparable & Sendable>: Sendable {
  let elements: [Element]

  /// Sorts the elements, unless they ascend already.
  init(_ elements: [Element]) {
    let ascends = zip(elements, elements.dropFirst()).allSatisfy { $0 <= $1 }
    self.elements = ascends ? elements : elements.sorted()
  }

  var isEmpty: Bool { elements.isEmpty }

  /// How many elements are less than another.
  func countBelow(_ element: Element) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func contains(_ element: Element) -> Bool {
    let index = countBelow(element)
    return index < elements.count && elements[index] == element
  }

  /// The first element that is there twice.
  var firstRepeated: Element? { zip(elements, elements.dropFirst()).first { $0 == $1 }?.0 }
}

extension SortedList<RowPath> {
  /// How many rows of the same section come before a row.
  func countAbove(_ path: RowPath) -> Int {
    countBelow(path) - countBelow(RowPath(section: path.section, row: 0))
  }
}
