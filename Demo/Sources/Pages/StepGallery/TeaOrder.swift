import Foundation

/// An order of teas: what the samples of forms edit.
struct TeaOrder: Sendable {
  var name = ""
  var code = ""
  var grams = 100.0
  var note = ""
  var cups = 2
  var isGift = false
  var card = ""
  /// How strong it is to be, from 0 to 1.
  var strength = 0.4
  /// The same in leaves, from 1 to 5.
  var leaves = 3
  var pots: [Pot] = []
  /// The twenty-eighth of May 2026, at noon in Greenwich: the same day nearly everywhere.
  var day = Date(timeIntervalSince1970: 1_779_969_600)
  var family: Tea
  var tea: Tea
  var extras: Set<Tea> = []
}

/// A pot of an order.
struct Pot: Identifiable, Sendable {
  let id = UUID()
  var tea = ""
}

extension TeaMenu {
  /// An order that a guest has begun.
  var order: TeaOrder {
    TeaOrder(
      name: words.guest, code: "1606", pots: [Pot(tea: words.firstPot), Pot(tea: words.secondPot)],
      family: families[0], tea: teas[0], extras: [teas[2]])
  }

  /// One that has nothing but a tea.
  var newOrder: TeaOrder { TeaOrder(family: families[0], tea: teas[0]) }
}
