import Foundation

extension Lighthouse: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "options", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads the page's file in a language.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data, in language: Language) throws(FileProblem) -> Lighthouse {
    do {
      return try JSONDecoder.reading(in: language).decode(Lighthouse.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, settings, deliveries, lamp, store, actions, instruments
  }

  private enum SectionKey: String, CodingKey {
    case title, footer, rows, row
  }

  private enum PlaceKey: String, CodingKey {
    case lamp, store, crates
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    title = try file.text(.title, in: language)

    let settings = try file.nestedContainer(keyedBy: SectionKey.self, forKey: .settings)
    self.settings = try settings.list(.rows, by: SettingWords.Key.self) { try SettingWords($0, in: language) }
    settingsFooter = try settings.text(.footer, in: language)

    let deliveries = try file.nestedContainer(keyedBy: SectionKey.self, forKey: .deliveries)
    let row = try deliveries.nestedContainer(keyedBy: SettingWords.Key.self, forKey: .row)
    self.deliveries = Deliveries(
      title: try deliveries.text(.title, in: language), footer: try deliveries.text(.footer, in: language),
      unpack: try SettingWords(row, in: language))

    let places = try file.nestedContainer(keyedBy: PlaceKey.self, forKey: .instruments)
    func instruments(_ place: PlaceKey) throws -> [Instrument] {
      try places.list(place, by: Instrument.Key.self) { try Instrument($0, in: language) }
    }
    func room(_ key: Key, _ place: PlaceKey) throws -> Room {
      let room = try file.nestedContainer(keyedBy: SectionKey.self, forKey: key)
      let footer = room.contains(.footer) ? try room.text(.footer, in: language) : nil
      return Room(title: try room.text(.title, in: language), footer: footer, instruments: try instruments(place))
    }
    lamp = try room(.lamp, .lamp)
    store = try room(.store, .store)
    crates = try instruments(.crates)

    let actions = try file.nestedContainer(keyedBy: Instrument.Action.Key.self, forKey: .actions)
    self.actions = try Dictionary(
      uniqueKeysWithValues: Instrument.Action.allCases.map { ($0, try actions.text(.init($0), in: language)) })
  }
}

extension Lighthouse.SettingWords {
  fileprivate enum Key: String, CodingKey {
    case key, title, sign, color
  }

  fileprivate init(_ row: KeyedDecodingContainer<Key>, in language: Language) throws {
    kind = try row.oneOf(Setting.Kind.self, .key)
    title = try row.text(.title, in: language)
    sign = Sign(symbol: try row.oneOf(Sign.Symbol.self, .sign), color: try row.color(.color))
  }
}

extension Instrument {
  fileprivate enum Key: String, CodingKey {
    case key, name, nickname, reading, sign, color
  }

  fileprivate init(_ row: KeyedDecodingContainer<Key>, in language: Language) throws {
    id = try row.decode(String.self, forKey: .key)
    name = try row.text(.name, in: language)
    nickname = try row.text(.nickname, in: language)
    reading = try row.text(.reading, in: language)
    sign = Sign(symbol: try row.oneOf(Sign.Symbol.self, .sign), color: try row.color(.color))
  }
}

extension Instrument.Action {
  fileprivate struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ action: Instrument.Action) { stringValue = action.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
