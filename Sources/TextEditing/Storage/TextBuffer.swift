/// The code units of a text, with a gap at the last edit.
///
/// Typing continues at the same place, so a key moves no other code unit. A distant edit moves those in between, which
/// for 100,000 words takes less time than the layout of a line. In a rope, each access to a neighbor would be a search,
/// and clusters and words need many.
package struct TextBuffer: Sendable {
  /// The code units before the gap, the gap, and those after it.
  private var storage: [UInt16]
  private var gap: Range<Int>

  /// Creates a buffer from a text without copying its code units.
  package init(_ text: UTF16Text = UTF16Text()) {
    storage = text.units
    gap = storage.count..<storage.count
  }

  /// The number of code units.
  package var count: Int { storage.count - gap.count }

  /// Returns the code unit at an offset.
  package subscript(offset: Int) -> UInt16 { storage[offset < gap.lowerBound ? offset : offset + gap.count] }

  /// Returns the code units of a range.
  ///
  /// - Complexity: O(n) for a range of n.
  package func units(in range: Range<Int>) -> [UInt16] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "A range must be in the text")
    if range.upperBound <= gap.lowerBound { return Array(storage[range]) }
    if range.lowerBound >= gap.lowerBound {
      return Array(storage[(range.lowerBound + gap.count)..<(range.upperBound + gap.count)])
    }
    return Array(storage[range.lowerBound..<gap.lowerBound])
      + storage[gap.upperBound..<(range.upperBound + gap.count)]
  }

  /// Returns the text of a range.
  ///
  /// - Complexity: O(n) for a range of n.
  package func text(in range: Range<Int>) -> UTF16Text { UTF16Text(units: units(in: range)) }

  /// Replaces a range with other code units.
  ///
  /// - Complexity: O(d + n) for n new code units at a distance of d from the last edit, or O(count) in the rare case
  ///   that the gap is full.
  package mutating func replace(_ range: Range<Int>, with units: [UInt16]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "A range must be in the text")
    if range.lowerBound > gap.lowerBound { moveGap(to: range.lowerBound) }
    if range.upperBound < gap.lowerBound { moveGap(to: range.upperBound) }
    // The gap now begins in the range and includes it.
    let removedAfter = range.upperBound - gap.lowerBound
    gap = range.lowerBound..<(gap.upperBound + removedAfter)
    if gap.count < units.count { widenGap(to: units.count) }
    let start = gap.lowerBound
    storage.withUnsafeMutableBufferPointer { storage in
      units.withUnsafeBufferPointer { units in
        guard let target = storage.baseAddress, let source = units.baseAddress else { return }
        (target + start).update(from: source, count: units.count)
      }
    }
    gap = (start + units.count)..<gap.upperBound
  }

  private mutating func moveGap(to offset: Int) {
    let old = gap
    gap = offset..<(offset + old.count)
    // An empty gap has no place, so nothing moves.
    guard !old.isEmpty else { return }
    storage.withUnsafeMutableBufferPointer { storage in
      guard let start = storage.baseAddress else { return }
      if offset < old.lowerBound {
        (start + offset + old.count).update(from: start + offset, count: old.lowerBound - offset)
      } else {
        (start + old.lowerBound).update(from: start + old.upperBound, count: offset - old.lowerBound)
      }
    }
  }

  /// Copies everything into a larger array. The growth is proportional to the text, so it's rare.
  private mutating func widenGap(to width: Int) {
    let room = width + max(64, count / 8)
    var wider: [UInt16] = []
    wider.reserveCapacity(count + room)
    wider.append(contentsOf: storage[..<gap.lowerBound])
    wider.append(contentsOf: repeatElement(0, count: room))
    wider.append(contentsOf: storage[gap.upperBound...])
    storage = wider
    gap = gap.lowerBound..<(gap.lowerBound + room)
  }
}

extension TextBuffer: Equatable {
  package static func == (left: TextBuffer, right: TextBuffer) -> Bool {
    left.count == right.count && left.units(in: 0..<left.count) == right.units(in: 0..<right.count)
  }
}
