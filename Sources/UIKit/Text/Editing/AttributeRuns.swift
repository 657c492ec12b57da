internal import Foundation

/// The attributes of a range of edited text, and how they look.
///
/// Ranges with the same origin share one object so that a typed letter joins the run before it.
final class AttributeSet {
  let values: [NSAttributedString.Key: Any]
  let look: TextAttributes

  init(_ values: [NSAttributedString.Key: Any], look: TextAttributes) {
    self.values = values
    self.look = look
  }

  /// Returns whether two sets are identical, or equal in every value.
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

/// The attributes of an edited text, in runs. The runs know only the text's length.
struct AttributeRuns {
  struct Run {
    /// The end of the run, in UTF-16 code units.
    var end: Int
    var set: AttributeSet
  }

  /// The runs in order, without empty ones.
  private(set) var runs: [Run] = []

  /// The number of code units with attributes.
  var length: Int { runs.last?.end ?? 0 }

  /// Returns the index of the run that contains an offset, or `nil` at the end and beyond.
  func index(at offset: Int) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low < runs.count && offset >= 0 ? low : nil
  }

  /// Returns the attributes at an offset, or `nil` at the end and beyond.
  func set(at offset: Int) -> AttributeSet? { index(at: offset).map { runs[$0].set } }

  /// Returns the range of a run.
  func range(of index: Int) -> Range<Int> { (index > 0 ? runs[index - 1].end : 0)..<runs[index].end }

  /// Returns the parts of a range with one set each.
  func parts(of range: Range<Int>) -> [(range: Range<Int>, set: AttributeSet)] {
    guard !range.isEmpty, var index = index(at: range.lowerBound) else { return [] }
    var result: [(range: Range<Int>, set: AttributeSet)] = []
    while index < runs.count, self.range(of: index).lowerBound < range.upperBound {
      result.append((self.range(of: index).clamped(to: range), runs[index].set))
      index += 1
    }
    return result
  }

  /// Replaces a range with code units that have attributes: the length and the set of each part.
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
    // Removes an empty first run.
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
