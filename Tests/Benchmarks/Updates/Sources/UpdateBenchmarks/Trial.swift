import Core
import TableMaker

/// A change of a list, measured in a table: whole, where next to nothing but the visible rows changes, and in its parts.
@MainActor struct Trial<I: Listed> {
  /// The cost from the assignment to the first frame after.
  var update = Cost()
  /// The same in a table that has no more rows than a screen and a half, with the same ones on screen before and after.
  var floor = Cost()
  /// The cost of only the lists' difference.
  var core = Cost()
  /// The plan of one batch and the check of its rules, of a difference that is known.
  var plan = Cost()
  /// The cost of a table without the library that receives the known batch, and the same as short as for the floor.
  var told = Cost()
  var toldFloor = Cost()

  /// The cost of the update beyond its floor, as a multiple of the difference.
  var ratio: Double { (update.all - floor.all) / core.all }
  /// The cost of the table's part, beyond the visible rows.
  var table: Double { max(0, told.all - toldFloor.all) }
  /// The remaining cost: reading the source, the new rows, the calls.
  var rest: Double { update.all - floor.all - core.all - plan.all - table }

  /// The number of rows for a screen: more than fit.
  static var screen: Int { 32 }

  mutating func run(_ before: [I], _ after: [I], isKnown: Bool, isLarge: Bool, rounds: Int) async {
    let (large, small) = (Stage(), Stage())
    let list = large.show(before, isKnown: isKnown)
    let top = (Array(before.prefix(Self.screen)), Array(after.prefix(Self.screen)))
    // What changes only below the screen: a row there.
    let last = top.0 == top.1 && before != after ? [I(number: 9_000_000)] : []
    let shortList = small.show(top.0, isKnown: isKnown)
    for _ in 0..<rounds {
      list.items = before
      shortList.items = top.0
      large.reload()
      small.reload()
      await update.measure {
        list.items = after
        await large.update(isLarge: isLarge)
      }
      precondition(large.count == after.count, "the table does not show the rows after")
      await floor.measure {
        shortList.items = top.1 + last
        await small.update(isLarge: false)
      }
      await core.measure { use(I.core(before, after).moves.count) }
    }
    let parts = Parts([before], [after], sectioned(I.core(before, after)))
    let short = Parts([top.0], [top.1 + last], sectioned(I.core(top.0, top.1 + last)))
    await runParts(parts, short, rounds: rounds)
  }

  /// Measures one item changed in place, once on screen; the array's copy, which Swift makes at the first edit, is part
  /// of the floor.
  mutating func runEdit(_ items: [I], at place: Int, isKnown: Bool, rounds: Int) async {
    let (large, small) = (Stage(), Stage())
    let list = large.show(items, isKnown: isKnown)
    let shortList = small.show(Array(items.prefix(Self.screen)), isKnown: isKnown)
    for round in 1...rounds {
      let before = list.items
      await update.measure {
        list.items[place].content = round
        await large.update(isLarge: false)
      }
      let after = list.items
      var copy = items
      let rest = items
      await floor.measure {
        shortList.items[place % Self.screen].content = round
        await small.update(isLarge: false)
        copy[place].content = round
      }
      use(copy.count + rest.count)
      await core.measure { use(I.core(before, after).moves.count) }
    }
  }

  mutating func run(_ before: [ItemGroup<I>], _ after: [ItemGroup<I>], isKnown: Bool, rounds: Int) async {
    func named(_ sections: some Sequence<ItemGroup<I>>) -> [ItemSection<I>] {
      sections.map { ItemSection("\($0.id)", items: $0.items) }
    }
    let (large, small) = (Stage(), Stage())
    let (old, new) = (named(before), named(after))
    let (topOld, topNew) = (named(before.prefix(1)), named(after.prefix(1)))
    let list = large.show(old, isKnown: isKnown)
    let shortList = small.show(topOld, isKnown: isKnown)
    for _ in 0..<rounds {
      list.sections = old
      shortList.sections = topOld
      large.reload()
      small.reload()
      await update.measure {
        list.sections = new
        await large.update(isLarge: false)
      }
      precondition(large.count == after.reduce(0) { $0 + $1.items.count }, "the table does not show the rows after")
      await floor.measure {
        shortList.sections = topNew
        await small.update(isLarge: false)
      }
      await core.measure { use(I.core(before, after).moves.count) }
    }
    let parts = Parts(before.map(\.items), after.map(\.items), I.core(before, after))
    let (first, second) = (Array(before.prefix(1)), Array(after.prefix(1)))
    await runParts(
      parts, Parts(first.map(\.items), second.map(\.items), I.core(first, second)), rounds: rounds)
  }

  /// Two states of a table without the library, and what leads from one to the other.
  private struct Parts {
    let before, after: [[I]]
    let difference: SectionedDifference

    init(_ before: [[I]], _ after: [[I]], _ difference: SectionedDifference) {
      (self.before, self.after, self.difference) = (before, after, difference)
    }

    var plan: BatchPlan? { checkedPlan(of: difference, before.map(\.count), after.map(\.count)) }
  }

  private mutating func runParts(_ parts: Parts, _ short: Parts, rounds: Int) async {
    guard let batch = parts.plan, let shortBatch = short.plan else { preconditionFailure("a plan breaks a rule") }
    let (large, small) = (BareTable<I>(), BareTable<I>())
    for _ in 0..<rounds {
      await plan.measure { use(parts.plan?.movedRows.count ?? 0) }
      large.show(parts.before)
      small.show(short.before)
      await told.measure { large.perform(batch, to: parts.after) }
      await toldFloor.measure { small.perform(shortBatch, to: short.after) }
    }
  }
}
