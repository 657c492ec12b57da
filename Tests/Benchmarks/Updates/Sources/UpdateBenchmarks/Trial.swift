import TableMaker

/// One change of a list, measured in a table: whole, where next to nothing but the visible rows changes, and the difference alone.
@MainActor struct Trial<ID: Listed> {
  /// From the assignment to the first frame after.
  var update = Cost()
  /// The same in a table that has no more rows than a screen and a half, with the same ones on screen before and after.
  var floor = Cost()
  /// The difference of the lists by itself.
  var core = Cost()

  /// What the update takes beyond its floor, as a multiple of the difference.
  var ratio: Double { (update.all - floor.all) / core.all }

  /// More rows than fit on the screen.
  static var screen: Int { 32 }

  mutating func run(_ before: [Row<ID>], _ after: [Row<ID>], isKnown: Bool, isLarge: Bool, rounds: Int) async {
    let (large, small) = (Stage(), Stage())
    let list = large.show(before, isKnown: isKnown)
    let top = (Array(before.prefix(Self.screen)), Array(after.prefix(Self.screen)))
    // What changes only below the screen: a row there.
    let last = top.0 == top.1 && before != after ? [Row(id: ID(number: 9_000_000))] : []
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
      await core.measure { use(ID.core(before, after)) }
    }
  }

  /// One item changed in place, once on screen; the array's copy, which Swift makes at the first edit, is part of the floor.
  mutating func runEdit(_ rows: [Row<ID>], at place: Int, isKnown: Bool, rounds: Int) async {
    let (large, small) = (Stage(), Stage())
    let list = large.show(rows, isKnown: isKnown)
    let shortList = small.show(Array(rows.prefix(Self.screen)), isKnown: isKnown)
    for round in 1...rounds {
      let before = list.items
      await update.measure {
        list.items[place].content = round
        await large.update(isLarge: false)
      }
      let after = list.items
      var copy = rows
      let rest = rows
      await floor.measure {
        shortList.items[place % Self.screen].content = round
        await small.update(isLarge: false)
        copy[place].content = round
      }
      use(copy.count + rest.count)
      await core.measure { use(ID.core(before, after)) }
    }
  }

  mutating func run(_ before: [Section<ID>], _ after: [Section<ID>], isKnown: Bool, rounds: Int) async {
    func named(_ sections: some Sequence<Section<ID>>) -> [ItemSection<Row<ID>>] {
      sections.map { ItemSection("\($0.id)", items: $0.rows) }
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
      precondition(large.count == after.reduce(0) { $0 + $1.rows.count }, "the table does not show the rows after")
      await floor.measure {
        shortList.sections = topNew
        await small.update(isLarge: false)
      }
      await core.measure { use(ID.core(before, after)) }
    }
  }
}
