import Diffing
import UIKit

/// Two lists of items as plain memory.
///
/// Items that are the same bytes are the same value: of one identity, and of equal content, since `Equatable` asks of a type that
/// every value equals itself. So what has not changed is skipped by comparing memory, whatever the type is. The reverse does not
/// hold, as with a text that was read twice: items of other bytes are asked.
struct RawItems {
  let before, after: UnsafeRawPointer
  let countBefore, countAfter: Int
  /// How far apart items lie, and how many of these bytes an item has.
  private let stride, size: Int
  /// Whether two items have the same content; nil where items cannot be compared.
  private let areEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// Hands on the memory of two lists, for as long as the body takes.
  static func with<Item, Result>(
    _ before: [Item], _ after: [Item], _ comparison: ItemComparison<Item>?, _ body: (RawItems) -> Result
  ) -> Result {
    before.withUnsafeBytes { old in
      after.withUnsafeBytes { new in
        with(old.baseAddress, before.count, new.baseAddress, after.count, comparison, body)
      }
    }
  }

  /// The same for memory that somebody else holds; nil is where no items are.
  static func with<Item, Result>(
    _ before: UnsafeRawPointer?, _ countBefore: Int, _ after: UnsafeRawPointer?, _ countAfter: Int,
    _ comparison: ItemComparison<Item>?, _ body: (RawItems) -> Result
  ) -> Result {
    withUnsafePointer(to: 0) { nowhere in
      body(
        RawItems(
          before: before ?? UnsafeRawPointer(nowhere), after: after ?? UnsafeRawPointer(nowhere),
          countBefore: countBefore, countAfter: countAfter, stride: MemoryLayout<Item>.stride,
          size: MemoryLayout<Item>.size, areEqual: comparison?.areEqualInMemory))
    }
  }

  /// Whether the lists are the same memory: an array that was copied, and never written to.
  var isOneArray: Bool { before == after && countBefore == countAfter }

  /// Whether the items at a place before and a place after have the same content.
  @inline(__always)
  func isUnchanged(_ place: Int, _ target: Int) -> Bool {
    guard let areEqual else { return false }
    let (old, new) = (before + place * stride, after + target * stride)
    return memcmp(old, new, size) == 0 || areEqual(old, new)
  }

  /// The first place from one on, of so many, where the lists are not the same bytes. Where items cannot be compared, each is to be
  /// looked at: all have changed.
  private func firstDifference(from start: Int, to end: Int) -> Int {
    guard areEqual != nil else { return start }
    let most = max(1, 4096 / stride)
    var place = start
    while place < end {
      let count = min(most, end - place)
      if memcmp(before + place * stride, after + place * stride, count * stride) != 0 {
        let last = place + count
        while place < last, memcmp(before + place * stride, after + place * stride, stride) == 0 { place += 1 }
        return place
      }
      place += count
    }
    return end
  }

  /// How many items, of at most so many, are the same bytes at the lists' ends, if the last ones are known to be the same.
  private func commonEnd(from known: Int, to most: Int) -> Int {
    var suffix = known
    while suffix < most {
      let count = min(max(1, 4096 / stride), most - suffix)
      let (old, new) = (before + (countBefore - suffix) * stride, after + (countAfter - suffix) * stride)
      if memcmp(old - count * stride, new - count * stride, count * stride) != 0 {
        var same = 0
        while memcmp(old - (same + 1) * stride, new - (same + 1) * stride, stride) == 0 { same += 1 }
        return suffix + same
      }
      suffix += count
    }
    return suffix
  }

  // MARK: What changed

  /// How many identities are taken at a time, at most.
  static var blockSize: Int { 256 }

  /// What leads from one list to the other, unless more than so many items stand between the ends that they have in common.
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
    let ends = IdentityBlocks(of: before, count: countBefore, apart: stride, identities)
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

  /// The same for short lists, as sections are: all identities are taken at once, from the first that may have changed on.
  private func differenceOfFew<ID: Hashable & Sendable>(
    by identities: ItemIdentities<ID>, amongAtMost limit: Int
  ) -> Difference? {
    let shorter = min(countBefore, countAfter)
    let same = firstDifference(from: 0, to: shorter)
    if same == countBefore, same == countAfter { return Difference() }
    let old = identities.all(before + same * stride, countBefore - same)
    let new = identities.all(after + same * stride, countAfter - same)
    let known = IdentityBlocks(of: before, count: same, apart: stride, identities)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new -> Difference? in
        var changes: [IndexPair] = []
        var start = same
        while start < shorter, old[start - same] == new[start - same] {
          if !isUnchanged(start, start) { changes.append(IndexPair(before: start, after: start)) }
          start += 1
        }
        if start == countBefore, start == countAfter {
          var difference = Difference()
          difference.changes = changes
          return difference
        }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        if max(countBefore, countAfter) - start - end > limit { return nil }
        return Difference(
          countBefore: countBefore, countAfter: countAfter, commonStart: start, changesAtStart: changes, commonEnd: end,
          identityBefore: { old[$0 - same] }, identityAfter: { new[$0 - same] },
          identityAtStart: { $0 < same ? known[$0] : old[$0 - same] }, isUnchanged: { isUnchanged($0, $1) })
      }
    }
  }

  /// Goes on with a search for duplicates among the items after.
  func advance<ID: Hashable & Sendable>(
    _ search: DuplicateSearch, by identities: ItemIdentities<ID>, while hasTime: () -> Bool
  ) -> DuplicateSearch.Progress {
    let blocks = IdentityBlocks(of: after, count: countAfter, apart: stride, identities)
    return search.advance(while: hasTime) { blocks[$0] }
  }

  /// How many items the lists have in common at their start, and which of these have other content.
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
      var index = 0
      while index < count, memory[index] == others[index] {
        let place = start + index
        if !isUnchanged(place, place) { changes.append(IndexPair(before: place, after: place)) }
        index += 1
      }
      memory.deinitialize(count: count)
      others.deinitialize(count: count)
      start += index
      if index < count { return (start, changes) }
      size = min(2 * size, Self.blockSize)
    }
  }

  /// How many items, of at most so many, the lists have in common at their end.
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
      var same = 0
      while same < count, memory[count - 1 - same] == others[count - 1 - same] { same += 1 }
      memory.deinitialize(count: count)
      others.deinitialize(count: count)
      end += same
      if same < count { return end }
      size = min(2 * size, Self.blockSize)
    }
  }
}

/// Identities of items that lie behind each other in memory, asked for mostly in ascending order.
private final class IdentityBlocks<ID: Hashable & Sendable> {
  private let first: UnsafeRawPointer
  private let count: Int
  private let stride: Int
  private let identities: ItemIdentities<ID>
  /// Some hundred identities, and the place of the first.
  private var block: [ID] = []
  private var start = 0

  init(of first: UnsafeRawPointer, count: Int, apart stride: Int, _ identities: ItemIdentities<ID>) {
    self.first = first
    self.count = count
    self.stride = stride
    self.identities = identities
  }

  subscript(place: Int) -> ID {
    if place < start || place >= start + block.count {
      block = identities.all(first + place * stride, min(RawItems.blockSize, count - place))
      start = place
    }
    return block[place - start]
  }
}
