internal import Foundation

/// The attributes of a stretch of text that is edited, and how they look; the same object stands for all stretches that were made
/// alike, so that a letter that is typed joins the one before it.
final class AttributeSet {
  let values: [NSAttributedString.Key: Any]
  let look: TextAttributes

  init(_ values: [NSAttributedString.Key: Any], look: TextAttributes) {
    self.values = values
    self.look = look
  }

  /// Whether two are alike: as objects, or in every value.
  func equals(_ other: AttributeSet) -> Bool {
    if self === other { return true }
    guard values.count == other.values.count, look == other.look else { return false }
    return values.allSatisfy { key, value in
      guard let other = other.values[key] else { return false }
      if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
      return (value as AnyObject) === (other as AnyObject)
    }
  }
}

/// The attributes of a text that is edited, in runs; they do not know the text, only its length.
struct AttributeRuns {
  struct Run {
    /// Where it ends, in code units of UTF-16.
    var end: Int
    var set: AttributeSet
  }

  /// In the text's order, none of them empty; none for an empty text.
  private(set) var runs: [Run] = []

  /// How many code units have attributes.
  var length: Int { runs.last?.end ?? 0 }

  /// The run that has an offset; nil at the end and beyond.
  func index(at offset: Int) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low < runs.count && offset >= 0 ? low : nil
  }

  /// The attributes at an offset; nil at the end and beyond.
  func set(at offset: Int) -> AttributeSet? { index(at: offset).map { runs[$0].set } }

  /// The range of a run.
  func range(of index: Int) -> Range<Int> { (index > 0 ? runs[index - 1].end : 0)..<runs[index].end }

  /// The parts of a range with one set each.
  func parts(of range: Range<Int>) -> [(range: Range<Int>, set: AttributeSet)] {
    guard !range.isEmpty, var index = index(at: range.lowerBound) else { return [] }
    var result: [(range: Range<Int>, set: AttributeSet)] = []
    while index < runs.count, self.range(of: index).lowerBound < range.upperBound {
      result.append((self.range(of: index).clamped(to: range), runs[index].set))
      index += 1
    }
    return result
  }

  /// Replaces a range by code units with attributes: the length of each part, and its set.
  ///
  /// - Complexity: O(n) for the runs after the range.
  mutating func replace(_ range: Range<Int>, with parts: [(length: Int, set: AttributeSet)]) {
    let change = parts.reduce(0) { $0 + $1.length } - range.count
    var new: [Run] = []
    func append(_ end: Int, _ set: AttributeSet) {
      guard end > (new.last?.end ?? 0) else { return }
      if let last = new.last, last.set.equals(set) {
        new[new.count - 1].end = end
      } else {
        new.append(Run(end: end, set: set))
      }
    }
    let first = index(at: max(range.lowerBound - 1, 0)) ?? runs.count
    let last = index(at: range.upperBound) ?? runs.count - 1
    if first < runs.count { append(min(runs[first].end, range.lowerBound), runs[first].set) }
    let base = first > 0 ? runs[first - 1].end : 0
    var end = range.lowerBound
    for part in parts where part.length > 0 {
      end += part.length
      append(end, part.set)
    }
    if last >= 0, last < runs.count, runs[last].end > range.upperBound {
      append(runs[last].end + change, runs[last].set)
    }
    // Nothing before: the first run begins where those before it end.
    if let head = new.first, head.end <= base { new.removeFirst() }
    if change != 0, last + 1 < runs.count { for index in (last + 1)..<runs.count { runs[index].end += change } }
    let replaced = min(first, runs.count)..<max(min(first, runs.count), last + 1)
    if replaced.upperBound < runs.count, let tail = new.last, tail.set.equals(runs[replaced.upperBound].set) {
      new.removeLast()
    }
    runs.replaceSubrange(replaced, with: new)
  }

  /// Changes the attributes of a range.
  mutating func change(_ range: Range<Int>, _ change: (AttributeSet) -> AttributeSet) {
    replace(range, with: parts(of: range).map { ($0.range.count, change($0.set)) })
  }
}
