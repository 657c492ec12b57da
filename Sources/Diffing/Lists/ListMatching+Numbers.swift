extension ListMatching {
  /// Matches elements that are known by small numbers: a number is the place in a table, and nothing is hashed.
  @usableFromInline init(numbersBefore before: [Int32], numbersAfter after: [Int32], prefix: Int) {
    let common = min(before.count, after.count) - prefix
    var suffix = 0
    while suffix < common, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] { suffix += 1 }

    // A table is worth its memory if many elements use it.
    let middle = before.count + after.count - 2 * (prefix + suffix)
    let isMost = middle > max(before.count, after.count) / 8
    let limit = isMost ? 1 + Int(max(before[prefix...].max() ?? -1, after[prefix...].max() ?? -1)) : 0
    guard isMost, limit <= 8 * middle else {
      self.init(
        countBefore: before.count, countAfter: after.count, prefix: prefix, suffix: suffix,
        identityBefore: { before[$0] }, identityAfter: { after[$0] }, identityAtStart: { before[$0] })
      return
    }
    self.init(prefix: prefix)
    self.suffix = suffix
    while true {
      match(before, after, limit: limit)
      guard self.suffix > 0, isSuffixShifted(before, after, limit: limit) else { break }
      self.suffix = 0
    }
  }

  private init(prefix: Int) { self.prefix = prefix }

  private mutating func match(_ before: [Int32], _ after: [Int32], limit: Int) {
    let before = before[prefix..<(before.count - suffix)]
    let after = after[prefix..<(after.count - suffix)]
    origins = ContiguousArray(repeating: -1, count: after.count)
    inserted = after.count
    isKept = ContiguousArray(repeating: false, count: before.count)
    // For each number its first element before that is not matched yet, or -1; for each element the next of its number.
    let first = UnsafeMutablePointer<Int32>.allocate(capacity: limit + before.count)
    defer { first.deallocate() }
    first.initialize(repeating: -1, count: limit)
    let next = first + limit
    for (element, number) in zip(before.indices, before).reversed() {
      (next + (element - prefix)).initialize(to: first[Int(number)])
      first[Int(number)] = Int32(truncatingIfNeeded: element - prefix)
    }
    for (element, number) in zip(after.indices, after) {
      let origin = first[Int(number)]
      guard origin >= 0 else { continue }
      first[Int(number)] = next[Int(origin)]
      origins[element - prefix] = origin
      inserted -= 1
      isKept[Int(origin)] = true
    }
  }

  private func isSuffixShifted(_ before: [Int32], _ after: [Int32], limit: Int) -> Bool {
    var isUnmatched = ContiguousArray(repeating: false, count: limit)
    for element in isKept.indices where !isKept[element] { isUnmatched[Int(before[prefix + element])] = true }
    for element in origins.indices where origins[element] < 0 { isUnmatched[Int(after[prefix + element])] = true }
    return before.suffix(suffix).contains { isUnmatched[Int($0)] }
  }
}
