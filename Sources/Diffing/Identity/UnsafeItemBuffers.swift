import Foundation

/// The memory of two lists of items.
///
/// Items that are the same bytes are the same value: of one identity, and of equal content, since `Equatable` asks of a type that
/// every value equals itself. So what has not changed is skipped by comparing memory, whatever the type is. The reverse does not
/// hold, as with a text that was read twice: items of other bytes are asked.
struct UnsafeItemBuffers {
  let before, after: UnsafeRawPointer
  let countBefore, countAfter: Int
  /// The distance of items in bytes, and the bytes of these that an item has.
  private let stride, size: Int
  /// Compares the content of two items; nil where items cannot be compared.
  private let areEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// Passes the memory of two arrays, which is valid while the body runs.
  static func with<Item, Result>(
    _ before: [Item], _ after: [Item], _ comparison: ItemComparison<Item>?, _ body: (UnsafeItemBuffers) -> Result
  ) -> Result {
    before.withUnsafeBytes { old in
      after.withUnsafeBytes { new in
        with(old.baseAddress, before.count, new.baseAddress, after.count, comparison, body)
      }
    }
  }

  /// The same for memory that the caller holds; nil for an empty list.
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

  /// True for an array that was copied and never written to.
  var isOneArray: Bool { before == after && countBefore == countAfter }

  /// Compares the content of an item before and an item after.
  @inline(__always)
  func isUnchanged(_ place: Int, _ target: Int) -> Bool {
    guard let areEqual else { return false }
    let (old, new) = (before + place * stride, after + target * stride)
    return memcmp(old, new, size) == 0 || areEqual(old, new)
  }

  /// The first place in `start..<end` where the lists' bytes differ, else `end`.
  ///
  /// `start` where items cannot be compared: all have changed.
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

  /// The length of the common bytewise end, at most `most` items, starting from `known` of them.
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

  /// The most identities that are copied at a time.
  static var blockSize: Int { 256 }

  /// The difference of the lists; nil if more than `limit` items stand between their common ends.
  ///
  /// An item whose bytes are where they were is not looked at. Right with identities that are there twice as well: which items are
  /// the common ends is settled by identities alone, and items of equal bytes have equal ones.
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
    // Identities of the common ends are asked for in order, and seldom: where one may be there twice.
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

  /// The same for short lists, as sections are: all identities from the first possible change on are copied at once.
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

  /// Continues a search for duplicates among the items after.
  func advance<ID: Hashable & Sendable>(
    _ search: DuplicateSearch, by identities: ItemIdentities<ID>, while hasTime: () -> Bool
  ) -> DuplicateSearch.Progress {
    let blocks = IdentityBlocks(of: after, count: countAfter, stride: stride, identities)
    return search.advance(while: hasTime) { blocks[$0] }
  }

  /// The length of the common start, and the changes of content in it.
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

  /// The length of the common end, at most `most`.
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

/// Identities of items that lie behind each other in memory, copied a block at a time, for access in mostly ascending order.
private final class IdentityBlocks<ID: Hashable & Sendable> {
  private let first: UnsafeRawPointer
  private let count: Int
  private let stride: Int
  private let identities: ItemIdentities<ID>
  /// The block that was copied last, and the place of its first identity.
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
