import Testing

@testable import TableMakerDiffing

/// A table that no key can break: honest keys have the results of a dictionary, and lying ones have some result.
@Suite struct IdentityTableTests {
  /// A key with few hashes, so that entries collide.
  private struct Crowded: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  /// A key that lies.
  fileprivate struct Liar: Hashable {
    enum Lie: CaseIterable { case isNotItself, hashChanges, equalityChanges, hashIsFiner, equalsAll, hashIsOne }

    let lie: Lie
    let number: Int
    let salt: Int

    static func == (one: Liar, other: Liar) -> Bool {
      switch one.lie {
      case .isNotItself: false
      case .equalityChanges: Bool.random()
      case .equalsAll: true
      default: one.number == other.number
      }
    }

    func hash(into hasher: inout Hasher) {
      switch lie {
      case .hashChanges: hasher.combine(Int.random(in: 0..<4))
      case .hashIsFiner: hasher.combine(salt)
      case .hashIsOne: break
      default: hasher.combine(number)
      }
    }
  }

  @Test(arguments: 0..<40) func `keys that keep the rules have the values that a dictionary has for them`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var (table, model) = (IdentityTable<Crowded, Int>(), [Crowded: Int]())
    for step in 0..<400 {
      let key = Crowded(number: Int.random(in: 0..<24, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let isNew = table.insert(key, step).isNew
        #expect(isNew == (model[key] == nil))
        if isNew { model[key] = step }
      case 2:
        table[key, default: 7] += 1
        model[key, default: 7] += 1
      case 3: #expect(table.removeValue(for: key) == model.removeValue(forKey: key))
      default:
        if let last = table.entries.last {
          table.removeLast()
          model[last.key] = nil
        }
      }
      #expect(table.entries.count == model.count && table.isEmpty == model.isEmpty)
      for number in 0..<24 {
        #expect(table[Crowded(number: number)] == model[Crowded(number: number)])
      }
    }
  }

  @Test func `entries keep the order in which they were added`() {
    var set = IdentitySet<Int>()
    for number in [5, 3, 5, 9, 3, 1] { set.insert(number) }
    #expect(Array(set) == [5, 3, 9, 1])
    set.remove(3)
    #expect(Array(set) == [5, 1, 9])
    set.append(5)
    #expect(Array(set) == [5, 1, 9, 5] && set.contains(5))
    set.removeLast()
    #expect(Array(set) == [5, 1, 9] && set.contains(5) && !set.contains(3))
  }

  @Test(arguments: Liar.Lie.allCases)
  fileprivate func `keys that lie end nothing, whatever is done with them`(_ lie: Liar.Lie) {
    var random = SeededGenerator(seed: UInt64(1))
    var table = IdentityTable<Liar, Int>()
    for step in 0..<3_000 {
      let key = Liar(lie: lie, number: Int.random(in: 0..<40, using: &random), salt: step % 2)
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2: table.insert(key, step)
      case 3: table.append(key, step)
      case 4: table.removeValue(for: key)
      default: if !table.isEmpty { table.removeLast() }
      }
    }
    let count = table.entries.count
    while !table.isEmpty { table.removeLast() }
    #expect(count > 0 && table.slots.allSatisfy { $0 == 0 })
  }

  @Test(arguments: Liar.Lie.allCases)
  fileprivate func `a set of the standard library's takes lying elements, and one more`(_ lie: Liar.Lie) {
    let elements = IdentitySet((0..<200).map { Liar(lie: lie, number: $0 % 40, salt: $0 % 2) })
    var set = Set(elements)
    set.insert(Liar(lie: lie, number: 1000, salt: 0))
    #expect(!set.isEmpty)
  }
}
