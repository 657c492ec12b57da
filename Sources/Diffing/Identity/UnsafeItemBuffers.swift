import Foundation

/// The memory of two lists of items.
///
/// Items with equal bytes are equal values, with the same identity and content, because `Equatable` requires that every
/// value equals itself. So unchanged items are skipped by comparing memory, whatever their type. The reverse isn't
/// true, for example for a text that was read twice, so items with different bytes are compared.
struct UnsafeItemBuffers {
  let before, after: UnsafeRawPointer
  let countBefore, countAfter: Int
  /// The distance between items and the size of an item, in bytes.
  private let stride, size: Int
  /// A closure that compares the content of two items, or `nil` if items can't be compared.
  private let areEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// Passes the memory of two arrays to a closure. The memory is valid only during the call.
  static func with<Item, Result>(
    _ before: [Item], _ after: [Item], _ comparison: ItemComparison<Item>?, _ body: (UnsafeItemBuffers) -> Result
  ) -> Result {
    before.withUnsafeBytes { old in
      after.withUnsafeBytes { new in
        with(old.baseAddress, before.count, new.baseAddress, after.count, comparison, body)
      }
    }
  }

  /// Passes memory that the caller holds to a closure. An empty list can be `nil`.
  static func with<Item, Result>(
    _ before: UnsafeRawPointer?, _ countBefore: Int, _ after: UnsafeRawPointer?, _ countAfter: Int,
    _ comparison: ItemComparison<Item>?, _ body: (UnsafeItemBuffers) -> Result
  ) -> Result {
    withUnsafePointer(to: 0) { nowhere in
      body(
        UnsafeItemBuffers(
          before: before ?? UnsafeRawPointer(nowhere), after: after ?? UnsafeRawPointer(nowhere),
          countBefore: countBefore, countAfter: countAfter, stride: MemoryLayout<Item>.stride,
          size: MemoryLayout<Item>.size, areEqual: comparison?.areEqualInMemory))
    }
  }

  /// A Boolean value that indicates whether the new array is an unmodified copy of the old one.
  var isOneArray: Bool { before == after && countBefore == countAfter }

  /// Returns whether an old and a new item have the same content.
  @inline(__always)
  func isUnchanged(_ place: Int, _ target: Int) -> Bool {
    guard let areEqual else { return false }
    let (old, new) = (before + place * stride, after + target * stride)
    return memcmp(old, new, size) == 0 || areEqual(old, new)
  }

  /// Returns the first place in `start..<end` where the lists' bytes differ, or else `end`.
  ///
  /// It returns `start` if items can't be compared, because all count as changed.
  private func firstDifference(from start: Int, to end: Int) -> Int {
    guard areEqual != nil else { return start }
    let most = max(1, 4096 / stride)
    var place = start
    while place < end {
      let count = min(most, end - place)
      if memcmp(before + place * stride, after + place * stride, count * stride) != 0 {
        return place
          + commonLength(atMost: count) {
            memcmp(before + (place + $0) * stride, after + (place + $0) * stride, stride) == 0
          }
      }
      place += count
    }
    return end
  }

  /// Returns the length of the common end by bytes, at most `most` items, starting from `known` of them.
  private func commonEnd(from known: Int, to most: Int) -> Int {
    var suffix = known
    while suffix < most {
      let count = min(max(1, 4096 / stride), most - suffix)
      let (old, new) = (before + (countBefore - suffix) * stride, after + (countAfter - suffix) * stride)
      if memcmp(old - count * stride, new - count * stride, count * stride) != 0 {
        return suffix
          + commonLength(atMost: count) { memcmp(old - ($0 + 1) * stride, new - ($0 + 1) * stride, stride) == 0 }
      }
      suffix += count
    }
    return suffix
  }

  // MARK: Difference

  /// The maximum number of identities to copy at a time.
  static var blockSize: Int { 256 }

  /// Returns the difference of the lists, or `nil` if more than `limit` items are between their common ends.
  ///
  /// Items with unchanged bytes at the same place are skipped. The result is correct even with duplicate identities:
  /// only identities determine the common ends, and items with equal bytes have equal identities.
  func difference<ID: Hashable & Sendable>(by identities: ItemIdentities<ID>, amongAtMost limit: Int) -> Difference? {
    if countBefore + countAfter <= 2 * Self.blockSize { return differenceOfFew(by: identities, amongAtMost: limit) }
    let memory = UnsafeMutablePointer<ID>.allocate(capacity: 2 * Self.blockSize)
    defer { memory.deallocate() }
    let (start, changes) = start(by: identities, memory)
    if start == countBefore, start == countAfter {
      var difference = Difference()
      difference.changes = changes
      return difference
    }
    let end = end(by: identities, atMost: min(countBefore, countAfter) - start, memory)
    if max(countBefore, countAfter) - start - end > limit { return nil }

    let (endBefore, endAfter) = (countBefore - end, countAfter - end)
    let old = identities.all(before + start * stride, endBefore - start)
    let new = identities.all(after + start * stride, endAfter - start)
    // Identities of the common ends are read in order and rarely: only if there may be duplicates.
    let ends = IdentityBlocks(of: before, count: countBefore, stride: stride, identities)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        Difference(
          countBefore: countBefore, countAfter: countAfter, commonStart: start, changesAtStart: changes, commonEnd: end,
          identityBefore: { $0 < endBefore ? old[$0 - start] : ends[$0] },
          identityAfter: { $0 < endAfter ? new[$0 - start] : ends[$0 - endAfter + endBefore] },
          identityAtStart: { ends[$0] }, isUnchanged: { isUnchanged($0, $1) })
      }
    }
  }

  /// Returns the difference of short lists, such as sections, and copies all identities from the first possible change.
  private func differenceOfFew<ID: Hashable & Sendable>(
    by identities: ItemIdentities<ID>, amongAtMost limit: Int
  ) -> Difference? {
    let shorter = min(countBefore, countAfter)
    let same = firstDifference(from: 0, to: shorter)
    if same == countBefore, same == countAfter { return Difference() }
    let old = identities.all(before + same * stride, countBefore - same)
    let new = identities.all(after + same * stride, countAfter - same)
    let known = IdentityBlocks(of: before, count: same, stride: stride, identities)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new -> Difference? in
        var changes: [IndexPair] = []
        let start =
          same
          + commonLength(atMost: shorter - same) { index in
            guard old[index] == new[index] else { return false }
            let place = same + index
            if !isUnchanged(place, place) { changes.append(IndexPair(before: place, after: place)) }
            return true
          }
        if start == countBefore, start == countAfter {
          var difference = Difference()
          difference.changes = changes
          return difference
        }
        let end = commonLength(atMost: shorter - start) { old[old.count - 1 - $0] == new[new.count - 1 - $0] }
        if max(countBefore, countAfter) - start - end > limit { return nil }
        return Difference(
          countBefore: countBefore, countAfter: countAfter, commonStart: start, changesAtStart: changes, commonEnd: end,
          identityBefore: { old[$0 - same] }, identityAfter: { new[$0 - same] },
          identityAtStart: { $0 < same ? known[$0] : old[$0 - same] }, isUnchanged: { isUnchanged($0, $1) })
      }
    }
  }

  /// Continues a search for duplicates in the new list.
  func advance<ID: Hashable & Sendable>(
    _ search: DuplicateSearch, by identities: ItemIdentities<ID>, while hasTime: () -> Bool
  ) -> DuplicateSearch.Progress {
    let blocks = IdentityBlocks(of: after, count: countAfter, stride: stride, identities)
    return search.advance(while: hasTime) { blocks[$0] }
  }

  /// Returns the length of the common start and the content changes in it.
  private func start<ID: Hashable>(
    by identities: ItemIdentities<ID>, _ memory: UnsafeMutablePointer<ID>
  ) -> (count: Int, changes: [IndexPair]) {
    let shorter = min(countBefore, countAfter)
    let others = memory + Self.blockSize
    var changes: [IndexPair] = []
    var start = 0
    var size = 16
    while true {
      start = firstDifference(from: start, to: shorter)
      let count = min(size, shorter - start)
      if count == 0 { return (start, changes) }
      identities.take(before + start * stride, count, memory)
      identities.take(after + start * stride, count, others)
      let same = commonLength(atMost: count) { index in
        guard memory[index] == others[index] else { return false }
        let place = start + index
        if !isUnchanged(place, place) { changes.append(IndexPair(before: place, after: place)) }
        return true
      }
      memory.deinitialize(count: count)
      others.deinitialize(count: count)
      start += same
      if same < count { return (start, changes) }
      size = min(2 * size, Self.blockSize)
    }
  }

  /// Returns the length of the common end, at most `most`.
  private func end<ID: Hashable>(
    by identities: ItemIdentities<ID>, atMost most: Int, _ memory: UnsafeMutablePointer<ID>
  ) -> Int {
    let others = memory + Self.blockSize
    var end = 0
    var size = 16
    while true {
      end = commonEnd(from: end, to: most)
      let count = min(size, most - end)
      if count == 0 { return end }
      identities.take(before + (countBefore - end - count) * stride, count, memory)
      identities.take(after + (countAfter - end - count) * stride, count, others)
      let same = commonLength(atMost: count) { memory[count - 1 - $0] == others[count - 1 - $0] }
      memory.deinitialize(count: count)
      others.deinitialize(count: count)
      end += same
      if same < count { return end }
      size = min(2 * size, Self.blockSize)
    }
  }
}

/// The identities of contiguous items, copied in blocks for mostly ascending access.
private final class IdentityBlocks<ID: Hashable & Sendable> {
  private let first: UnsafeRawPointer
  private let count: Int
  private let stride: Int
  private let identities: ItemIdentities<ID>
  /// The last copied block and the place of its first identity.
  private var block: [ID] = []
  private var start = 0

  init(of first: UnsafeRawPointer, count: Int, stride: Int, _ identities: ItemIdentities<ID>) {
    self.first = first
    self.count = count
    self.stride = stride
    self.identities = identities
  }

  subscript(place: Int) -> ID {
    if place < start || place >= start + block.count {
      block = identities.all(first + place * stride, min(UnsafeItemBuffers.blockSize, count - place))
      start = place
    }
    return block[place - start]
  }
}
