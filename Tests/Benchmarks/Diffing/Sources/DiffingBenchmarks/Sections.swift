/// A section of a table.
struct Section<ID: Name> {
  var id: Int
  var rows: [Row<ID>]
}

/// Workload f: 1,000 sections of 100 rows; 30 sections change places and 1,800 rows cross to other sections.
func sectionedLists<ID>(of type: ID.Type) -> (before: [Section<ID>], after: [Section<ID>]) {
  var random = SeededGenerator(seed: 6)
  let before = (0..<1000).map { section in
    Section(id: section, rows: (0..<100).map { Row(id: ID(number: section * 100 + $0)) })
  }
  var after = before
  for _ in 0..<1800 {
    let from = Int.random(in: 0..<1000, using: &random)
    let to = Int.random(in: 0..<1000, using: &random)
    guard !after[from].rows.isEmpty else { continue }
    let row = after[from].rows.remove(at: .random(in: 0..<after[from].rows.count, using: &random))
    after[to].rows.insert(row, at: .random(in: 0...after[to].rows.count, using: &random))
  }
  for _ in 0..<30 {
    let section = after.remove(at: .random(in: 0..<1000, using: &random))
    after.insert(section, at: .random(in: 0..<1000, using: &random))
  }
  return (before, after)
}
