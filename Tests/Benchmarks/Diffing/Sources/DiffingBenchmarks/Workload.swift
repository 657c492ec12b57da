/// The pairs of lists that are measured; a to e and g of the project's table.
enum Workload: String, CaseIterable {
  case a, b, c, cLong, d, e, g

  var name: String {
    switch self {
    case .a: "a: 5,000; 1,000 deleted, 1,000 inserted, 200 shuffled"
    case .b: "b: 100,000; 10,000, 10,000, 2,000"
    case .c: "c: 5,000 identical"
    case .cLong: "c: 100,000 identical"
    case .d: "d: one appended to 100,000"
    case .e: "e: 10,000 reversed"
    case .g: "g: first of 10,000 moved to the end"
    }
  }

  /// A Boolean value that indicates whether the lists have their start in common, so that comparing is all there is to
  /// do.
  var isComparison: Bool { [.c, .cLong, .d].contains(self) }

  func lists<ID>(of type: ID.Type) -> (before: [Row<ID>], after: [Row<ID>]) {
    func rows(_ numbers: some Sequence<Int>) -> [Row<ID>] { numbers.map { Row(id: ID(number: $0)) } }
    switch self {
    case .a: return edited(5000, deleted: 1000, inserted: 1000, shuffled: 200)
    case .b: return edited(100_000, deleted: 10_000, inserted: 10_000, shuffled: 2000)
    case .c: return (rows(0..<5000), rows(0..<5000))
    case .cLong: return (rows(0..<100_000), rows(0..<100_000))
    case .d: return (rows(0..<100_000), rows(0...100_000))
    case .e: return (rows(0..<10_000), rows((0..<10_000).reversed()))
    case .g: return (rows(0..<10_000), rows(Array(1..<10_000) + [0]))
    }
  }

  /// Deletes at random places, shuffles some rows among their places, and inserts at random places.
  private func edited<ID>(
    _ count: Int, deleted: Int, inserted: Int, shuffled: Int
  ) -> (before: [Row<ID>], after: [Row<ID>]) {
    var random = SeededGenerator(seed: 8)
    let before = (0..<count).map { Row(id: ID(number: $0)) }
    let gone = Set((0..<count).shuffled(using: &random).prefix(deleted))
    var numbers = (0..<count).filter { !gone.contains($0) }
    let places = Array(numbers.indices.shuffled(using: &random).prefix(shuffled))
    let values = places.map { numbers[$0] }.shuffled(using: &random)
    for (place, value) in zip(places, values) { numbers[place] = value }
    let total = numbers.count + inserted
    let new = Set((0..<total).shuffled(using: &random).prefix(inserted))
    var next = count
    var old = numbers.makeIterator()
    let after = (0..<total).map { place in
      if new.contains(place) {
        next += 1
        return Row(id: ID(number: next))
      }
      return Row(id: ID(number: old.next() ?? 0))
    }
    return (before, after)
  }
}
