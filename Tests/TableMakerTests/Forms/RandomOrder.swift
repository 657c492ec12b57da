import Foundation
import TableMaker

/// The model of a form with an array and numbers of several types.
struct GiftOrder: Equatable {
  var hasDetails = false
  var guests = 2
  var tip: Decimal = 1
  var level = 5
  var color = 0
  var items = (0..<4).map { Item(id: $0) }

  struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
    var isGift = false
    var count = 1
    var weight = 0.5
    var price: Decimal = 9.5
    var share = 0.2
  }
}

/// A format that shows a number and can't parse it.
struct Kilos: FormatStyle {
  func format(_ value: Double) -> String { "\(value) kg" }
}

/// The same order in whole numbers, and the state of the form's rows. It knows nothing of drafts, rows, or formats.
struct NaiveOrder {
  struct Item: Equatable {
    let id: Int
    var name = ""
    var isGift = false
    var count = 1
    var tenths = 5
    var cents = 950
    var percent = 20
  }

  struct Values: Equatable {
    var hasDetails = false
    var guests = 2
    var quarters = 4
    var level = 5
    var color = 0
    var items = (0..<4).map { Item(id: $0) }

    /// The same values as the draft has them.
    var order: GiftOrder {
      GiftOrder(
        hasDetails: hasDetails, guests: guests, tip: Decimal(quarters) / 4, level: level, color: color,
        items: items.map { item in
          GiftOrder.Item(
            id: item.id, name: item.name, isGift: item.isGift, count: item.count, weight: Double(item.tenths) / 10,
            price: Decimal(item.cents) / 100, share: Double(item.percent) / 100)
        })
    }

    /// The numbers of text fields, by the names of their rows.
    var typed: [String: Int] {
      Dictionary([("guests", guests)] + items.map { ("price \($0.id)", $0.cents) }) { first, _ in first }
    }
  }

  /// A row as it's shown: its name, and its texts.
  struct Row: Equatable {
    let name, text: String
  }

  var values = Values()
  /// The rows that the app has hidden, removed, or moved to the last section, by name.
  var (hidden, removed): (Set<String>, Set<String>) = ([], [])
  var moved: [String] = []
  var hiddenSections: Set<Int> = []
  /// The last typed texts, by the names of their rows, and those that aren't numbers.
  var (typed, wrong): ([String: String], [String: String]) = ([:], [:])

  static let parts = ["name", "gift", "count", "weight", "price", "share"]
  static let colors = ["Red", "Green", "Blue"]

  /// The rows' names that the app can use.
  var names: [String] {
    let elements = values.items.flatMap { item in Self.parts.map { "\($0) \(item.id)" } }
    return (["details", "tip", "guests", "level", "pick", "add"] + elements).filter { !removed.contains($0) }
  }

  /// Changes values, and forgets what depends on the old ones.
  mutating func change(_ body: (inout Values) -> Void) {
    let before = values
    body(&values)
    forget(since: before)
  }

  /// Forgets the texts of numbers that have changed, and the state of rows without an element.
  private mutating func forget(since old: Values) {
    let (before, after) = (old.typed, values.typed)
    for name in Set(typed.keys).union(wrong.keys) where before[name] != after[name] {
      (typed[name], wrong[name]) = (nil, nil)
    }
    let ids = Set(values.items.map { "\($0.id)" })
    func isLeft(_ name: String) -> Bool {
      let words = name.split(separator: " ")
      return words.count < 2 || ids.contains(String(words[1]))
    }
    (hidden, removed) = (hidden.filter(isLeft), removed.filter(isLeft))
    moved = moved.filter(isLeft)
    typed = typed.filter { isLeft($0.key) }
    wrong = wrong.filter { isLeft($0.key) }
  }

  /// Takes the changes of a group, which only matter together.
  mutating func take(_ group: NaiveOrder) {
    let before = values
    values = group.values
    forget(since: before)
  }

  /// Discards the texts that aren't numbers, and changes values.
  mutating func restore(_ values: Values) {
    typed = typed.filter { wrong[$0.key] == nil }
    wrong = [:]
    change { $0 = values }
  }

  // MARK: Rows

  private func row(_ name: String, _ text: String, if condition: Bool = true) -> [Row] {
    condition && !hidden.contains(name) && !removed.contains(name) ? [Row(name: name, text: text)] : []
  }

  private func money(_ cents: Int) -> String {
    let rest = abs(cents) % 100
    return (cents < 0 ? "-" : "") + "€\(abs(cents) / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
  }

  private func rows(of item: Item) -> [String: [Row]] {
    let id = item.id
    let price = wrong["price \(id)"] ?? money(item.cents)
    let rows = [
      row("name \(id)", "Name \(id)|\(item.name)") + (item.name.count > 4 ? row("name \(id)", "!") : []),
      row("gift \(id)", "Gift \(id)|\(item.isGift)"),
      row("count \(id)", "Count \(id)|\(item.count)"),
      row("weight \(id)", "Weight \(id)|\(Double(item.tenths) / 10) kg", if: item.isGift),
      row("price \(id)", "Price \(id)|\(price)", if: values.hasDetails)
        + row("price \(id)", "!", if: values.hasDetails && wrong["price \(id)"] != nil),
      row("share \(id)", "Share \(id)|\(item.percent)%"),
    ]
    return Dictionary(uniqueKeysWithValues: zip(Self.parts.map { "\($0) \(id)" }, rows))
  }

  /// The rows of the sections that are shown, from top to bottom.
  var sections: [[Row]] {
    let head =
      row("details", "Details|\(values.hasDetails)")
      + row("tip", "Tip|\(money(values.quarters * 25))", if: values.hasDetails)
      + row("guests", "Guests|\(wrong["guests"] ?? "\(values.guests)")")
      + (wrong["guests"] == nil ? [] : row("guests", "!"))
      + row("level", "Level|\(values.level)")
      + Self.colors.enumerated().flatMap { index, color in
        row("pick", color + (values.color == index ? "|✓" : ""), if: !values.hasDetails)
      }
    var elements: [String: [Row]] = [:]
    for item in values.items { elements.merge(rows(of: item)) { first, _ in first } }
    let middle = values.items.flatMap { item in
      Self.parts.map { "\($0) \(item.id)" }.filter { !moved.contains($0) }.flatMap { elements[$0] ?? [] }
    }
    let tail = row("end", "End") + moved.flatMap { elements[$0] ?? [] }
    return [head, middle + row("add", "Add"), tail].enumerated().filter { !hiddenSections.contains($0.offset) }
      .map(\.element)
  }

  var isValid: Bool { !sections.joined().contains { $0.text == "!" } }
}
