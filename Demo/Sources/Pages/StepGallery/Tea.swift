/// A tea, or a family of teas: what the samples show.
struct Tea: Identifiable, Hashable, Sendable {
  let id, name: String
  var family = ""
  var origin = ""
  /// How long it steeps, as it is shown.
  var time = ""
  var note = ""
  /// How long it steeps, in minutes.
  var minutes = 0
  var isNew = false
  var isSoldOut = false
  var isChosen = false
  /// The teas of a family.
  var kinds: [Tea] = []
}

/// The content of the samples, in one language.
struct TeaMenu: Sendable {
  /// Every tea.
  let all: [Tea]
  /// The families, each with its teas.
  let families: [Tea]
  let words: Words

  /// A few of the teas.
  var teas: [Tea] { Array(all.prefix(3)) }

  /// Fewer.
  var two: [Tea] { Array(all.prefix(2)) }

  /// The words of the samples.
  struct Words: Sendable {
    let today, daily, foreign, add, query, end, soldOut, gone: String
    /// The titles of the rows of forms, and the guest who fills them in.
    let name, code, grams, note, gift, card, cups, strength, family, day, tea, more, order, guest: String
    /// The teas in the pots of an order.
    let firstPot, secondPot: String
    /// The phrases about teas: how many there are, or what happened to them.
    let count, arrived, left, soon, notSoon, unfolded, folded, ordered: Phrase
    let opened, closed, dropped, touched, released, sell, refused: Phrase
    /// The phrase for a text that no tea contains.
    let none: Phrase
  }

  /// Words about teas, of which `#` stands for their number, and `*` for their names.
  struct Phrase: Sendable {
    fileprivate let words: String

    func callAsFunction(_ teas: [Tea]) -> String {
      let names = teas.map(\.name).joined(separator: " · ")
      return words.replacing("#", with: "\(teas.count)").replacing("*", with: names)
    }

    func callAsFunction(_ text: String) -> String { words.replacing("*", with: text) }
  }
}

extension TeaMenu: Decodable {
  private enum Key: String, CodingKey {
    case teas, families, words
  }

  private enum TeaKey: String, CodingKey {
    case id, name, family, origin, time, minutes, note, new, soldOut
  }

  private enum WordsKey: String, CodingKey {
    case today, daily, foreign, add, query, end, soldOut, gone
    case name, code, grams, note, gift, card, cups, strength, family, day, tea, more, order, guest, firstPot, secondPot
    case count, arrived, left, soon, notSoon, unfolded, folded, ordered
    case opened, closed, dropped, touched, released, sell, refused, none
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    let families = try file.list(.families, by: TeaKey.self) { family in
      Tea(id: try family.decode(String.self, forKey: .id), name: try family.text(.name, in: language))
    }
    let names = Dictionary(uniqueKeysWithValues: families.map { ($0.id, $0.name) })
    let all = try file.list(.teas, by: TeaKey.self) { tea in
      Tea(
        id: try tea.decode(String.self, forKey: .id), name: try tea.text(.name, in: language),
        family: try tea.named(.family, in: names), origin: try tea.text(.origin, in: language),
        time: try tea.text(.time, in: language), note: try tea.text(.note, in: language),
        minutes: try tea.decode(Int.self, forKey: .minutes),
        isNew: try tea.decodeIfPresent(Bool.self, forKey: .new) ?? false,
        isSoldOut: try tea.decodeIfPresent(Bool.self, forKey: .soldOut) ?? false)
    }
    self.all = all
    self.families = families.map { family in
      var family = family
      family.kinds = all.filter { $0.family == family.name }
      return family
    }
    let words = try file.nestedContainer(keyedBy: WordsKey.self, forKey: .words)
    func text(_ key: WordsKey) throws -> String { try words.text(key, in: language) }
    func phrase(_ key: WordsKey) throws -> Phrase { Phrase(words: try text(key)) }
    self.words = Words(
      today: try text(.today), daily: try text(.daily), foreign: try text(.foreign), add: try text(.add),
      query: try text(.query), end: try text(.end), soldOut: try text(.soldOut), gone: try text(.gone),
      name: try text(.name), code: try text(.code), grams: try text(.grams), note: try text(.note),
      gift: try text(.gift),
      card: try text(.card), cups: try text(.cups), strength: try text(.strength),
      family: try text(.family), day: try text(.day), tea: try text(.tea), more: try text(.more),
      order: try text(.order), guest: try text(.guest), firstPot: try text(.firstPot),
      secondPot: try text(.secondPot), count: try phrase(.count), arrived: try phrase(.arrived),
      left: try phrase(.left), soon: try phrase(.soon), notSoon: try phrase(.notSoon),
      unfolded: try phrase(.unfolded), folded: try phrase(.folded), ordered: try phrase(.ordered),
      opened: try phrase(.opened), closed: try phrase(.closed), dropped: try phrase(.dropped),
      touched: try phrase(.touched), released: try phrase(.released),
      sell: try phrase(.sell), refused: try phrase(.refused), none: try phrase(.none))
  }
}
