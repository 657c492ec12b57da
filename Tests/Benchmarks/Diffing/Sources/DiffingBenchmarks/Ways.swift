import TableMakerDiffing

/// Ours.
@inline(never) func difference<ID>(_ before: [Row<ID>], _ after: [Row<ID>]) -> Diffing.Difference {
  Diffing.Difference(from: before, to: after, identity: { $0.id }, isUnchanged: { $0.content == $1.content })
}

/// Measures the cost of hashing with a `Dictionary`: identities before are put in, those after looked up.
@inline(never) func dictionaryFloor<ID>(_ before: [Row<ID>], _ after: [Row<ID>]) -> Int {
  var places: [ID: Int] = Dictionary(minimumCapacity: before.count)
  for index in before.indices { places[before[index].id] = index }
  var sum = 0
  for row in after { sum &+= places[row.id] ?? 0 }
  return sum
}

/// Measures the cost of comparing: elements with `==`, one by one.
@inline(never) func comparisonFloor<ID>(_ before: [Row<ID>], _ after: [Row<ID>]) -> Int {
  var index = 0
  let count = min(before.count, after.count)
  while index < count, before[index] == after[index] { index += 1 }
  return index
}

extension Array {
  func difference<ID>(to after: [Section<ID>]) -> SectionedDifference where Element == Section<ID> {
    SectionedDifference(
      from: self, to: after, section: { $0.id }, kind: { _ in 0 }, rows: { $0.rows }, row: { $0.id },
      isUnchanged: { $0.content == $1.content })
  }
}
