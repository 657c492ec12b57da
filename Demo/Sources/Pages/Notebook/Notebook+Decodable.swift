import Foundation

extension Notebook: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "notebook", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a notebook's file in a language.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data, in language: Language) throws(FileProblem) -> Notebook {
    do {
      return try JSONDecoder.reading(in: language).decode(Notebook.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, timeZone, landscape, overview, unfinished, diary, wishes, places, species, sightings
  }

  private enum SectionKey: String, CodingKey {
    case title, detail, footer, rows
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    title = try file.text(.title, in: language)
    timeZone = try file.timeZone(.timeZone)

    let landscape = try file.nestedContainer(keyedBy: SectionKey.self, forKey: .landscape)
    self.landscape = Landscape(
      title: try landscape.text(.title, in: language), detail: try landscape.text(.detail, in: language))
    overview = try file.nestedContainer(keyedBy: SectionKey.self, forKey: .overview)
      .list(.rows, by: OverviewRow.Key.self) { try OverviewRow($0, in: language) }
    let unfinished = try file.nestedContainer(keyedBy: SectionKey.self, forKey: .unfinished)
    self.unfinished = Unfinished(
      title: try unfinished.text(.title, in: language), footer: try unfinished.text(.footer, in: language))
    let diary = try file.nestedContainer(keyedBy: SectionKey.self, forKey: .diary)
    self.diary = Diary(
      title: try diary.text(.title, in: language), detail: try diary.text(.detail, in: language),
      footer: try diary.text(.footer, in: language))
    let wishes = try file.nestedContainer(keyedBy: SectionKey.self, forKey: .wishes)
    self.wishes = Wishes(
      title: try wishes.text(.title, in: language), detail: try wishes.text(.detail, in: language),
      footer: try wishes.text(.footer, in: language),
      rows: try wishes.list(.rows, by: Wish.Key.self) { try Wish($0, in: language) })

    let places = try file.decode([String: Translated].self, forKey: .places)
    placeCount = places.count
    let species = try file.decode([String: Species].self, forKey: .species)
    sightings = try file.list(.sightings, by: Sighting.Key.self) {
      try Sighting($0, in: language, species: species, places: places)
    }
  }
}

extension Notebook.OverviewRow {
  fileprivate enum Key: String, CodingKey {
    case key, title, icon, counts
  }

  private enum IconKey: String, CodingKey {
    case kind, color
  }

  fileprivate init(_ row: KeyedDecodingContainer<Key>, in language: Language) throws {
    id = try row.decode(String.self, forKey: .key)
    title = try row.text(.title, in: language)
    let icon = try row.nestedContainer(keyedBy: IconKey.self, forKey: .icon)
    self.icon = Icon(kind: try icon.oneOf(Icon.Kind.self, .kind), color: try icon.color(.color))
    counts = try row.contains(.counts) ? row.oneOf(Count.self, .counts) : nil
  }
}

extension Notebook.Wish {
  fileprivate enum Key: String, CodingKey {
    case key, name, found
  }

  fileprivate init(_ row: KeyedDecodingContainer<Key>, in language: Language) throws {
    id = try row.decode(String.self, forKey: .key)
    name = try row.text(.name, in: language)
    found = try row.contains(.found) ? row.date(.found) : nil
  }
}

extension Sighting {
  fileprivate enum Key: String, CodingKey {
    case id, date, species, place, note, picture
  }

  fileprivate init(
    _ entry: KeyedDecodingContainer<Key>, in language: Language, species: [String: Species],
    places: [String: Translated]
  ) throws {
    id = try entry.decode(Int.self, forKey: .id)
    date = try entry.date(.date)
    let kind = try entry.named(.species, in: species)
    name = kind.name
    place = try entry.named(.place, in: places).text
    note = try entry.text(.note, in: language)
    // If the key is missing, the picture is the species' own; null means no picture.
    picture = entry.contains(.picture) ? try entry.decodeIfPresent(Picture.self, forKey: .picture) : kind.picture
  }
}

/// A text in the page's language.
private struct Translated: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.container(keyedBy: Language.Key.self).decode(String.self, forKey: Language.Key(decoder.language))
  }
}

/// A species as the file lists it: its name, and how it is drawn.
private struct Species: Decodable {
  let name: String
  let picture: Picture

  private enum Key: String, CodingKey {
    case name, picture
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.text(.name, in: decoder.language)
    picture = try container.decode(Picture.self, forKey: .picture)
  }
}

extension Picture: Decodable {
  private enum Key: String, CodingKey {
    case kind, colors
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    kind = try container.oneOf(Kind.self, .kind)
    var colors = try container.nestedUnkeyedContainer(forKey: .colors)
    main = try Self.color(&colors)
    second = try Self.color(&colors)
    ground = try Self.color(&colors)
  }

  private static func color(_ colors: inout any UnkeyedDecodingContainer) throws -> Color {
    let path = colors.codingPath + [Index(colors.currentIndex)]
    guard !colors.isAtEnd else { throw FileProblem(.missing, at: path) }
    let text = try colors.decode(String.self)
    guard let color = Color(text: text) else { throw FileProblem(.unreadable(.color, text), at: path) }
    return color
  }

  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }
    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
  }
}
