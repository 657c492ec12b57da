import Foundation

extension AllotmentPost: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "post", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a file of letters in a language.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data, in language: Language) throws(FileProblem) -> AllotmentPost {
    do {
      return try JSONDecoder.reading(in: language).decode(AllotmentPost.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, timeZone, now, heading, neighbors, letters
  }

  private enum HeadingKey: String, CodingKey {
    case unread, allRead, detail
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    title = try file.text(.title, in: language)
    timeZone = try file.timeZone(.timeZone)
    now = try file.date(.now)
    let heading = try file.nestedContainer(keyedBy: HeadingKey.self, forKey: .heading)
    self.heading = Heading(
      unread: try heading.text(.unread, in: language), allRead: try heading.text(.allRead, in: language),
      detail: try heading.text(.detail, in: language))
    let neighbors = try file.decode([String: Neighbor].self, forKey: .neighbors)
    letters = try file.list(.letters, by: Letter.Key.self) { try Letter($0, in: language, neighbors: neighbors) }
  }
}

extension Letter {
  fileprivate enum Key: String, CodingKey {
    case id, from, date, subject, text, isUnread
  }

  fileprivate init(
    _ letter: KeyedDecodingContainer<Key>, in language: Language, neighbors: [String: Neighbor]
  ) throws {
    id = try letter.decode(Int.self, forKey: .id)
    sender = try letter.named(.from, in: neighbors)
    date = try letter.date(.date)
    subject = try letter.text(.subject, in: language)
    text = try letter.text(.text, in: language)
    isUnread = try letter.contains(.isUnread) && letter.decode(Bool.self, forKey: .isUnread)
  }
}

extension Neighbor: Decodable {
  private enum Key: String, CodingKey {
    case name, portrait, drawing, thing
  }

  init(from decoder: any Decoder) throws {
    let neighbor = try decoder.container(keyedBy: Key.self)
    name = try neighbor.text(.name, in: decoder.language)
    if neighbor.contains(.portrait) {
      face = .portrait(try neighbor.decode(Portrait.self, forKey: .portrait))
    } else if neighbor.contains(.drawing) {
      face = .drawing(try neighbor.decode(Picture.self, forKey: .drawing))
    } else {
      face = try neighbor.contains(.thing) ? .thing(neighbor.oneOf(Face.Thing.self, .thing)) : nil
    }
  }
}

extension Portrait: Decodable {
  private enum Key: String, CodingKey {
    case hair, wears, colors
  }

  private enum ColorKey: String, CodingKey {
    case skin, hair, clothes, ground
  }

  init(from decoder: any Decoder) throws {
    let portrait = try decoder.container(keyedBy: Key.self)
    style = try portrait.oneOf(Hair.self, .hair)
    wears = try portrait.all(of: Accessory.self, .wears)
    let colors = try portrait.nestedContainer(keyedBy: ColorKey.self, forKey: .colors)
    skin = try colors.color(.skin)
    hair = try colors.color(.hair)
    clothes = try colors.color(.clothes)
    ground = try colors.color(.ground)
  }
}
