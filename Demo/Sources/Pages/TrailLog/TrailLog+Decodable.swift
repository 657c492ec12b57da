import Foundation

extension TrailLog: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "trail-log", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a log's file in a language.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data, in language: Language) throws(FileProblem) -> TrailLog {
    do {
      return try JSONDecoder.reading(in: language).decode(TrailLog.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, timeZone, heading, walkers, posts
  }

  private enum HeadingKey: String, CodingKey {
    case title, detail
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    title = try file.text(.title, in: language)
    timeZone = try file.timeZone(.timeZone)
    let heading = try file.nestedContainer(keyedBy: HeadingKey.self, forKey: .heading)
    self.heading = Heading(
      title: try heading.text(.title, in: language), detail: try heading.text(.detail, in: language))
    let walkers = try file.decode([String: Walker].self, forKey: .walkers)
    posts = try file.list(.posts, by: TrailPost.Key.self) { try TrailPost($0, in: language, walkers: walkers) }
  }
}

extension Walker: Decodable {
  private enum Key: String, CodingKey {
    case name, initials, color
  }

  init(from decoder: any Decoder) throws {
    let walker = try decoder.container(keyedBy: Key.self)
    name = try walker.text(.name, in: decoder.language)
    initials = try walker.text(.initials, in: decoder.language)
    color = try walker.color(.color)
  }
}

extension TrailPost {
  fileprivate enum Key: String, CodingKey {
    case id, walker, date, place, text, scene, kilometers, ascent
  }

  fileprivate init(
    _ post: KeyedDecodingContainer<Key>, in language: Language, walkers: [String: Walker]
  ) throws {
    id = try post.decode(Int.self, forKey: .id)
    walker = try post.named(.walker, in: walkers)
    date = try post.date(.date)
    place = try post.text(.place, in: language)
    text = try post.text(.text, in: language)
    scene = try post.contains(.scene) ? post.oneOf(TrailScene.self, .scene) : nil
    kilometers = try post.decode(Double.self, forKey: .kilometers)
    ascent = try post.decode(Int.self, forKey: .ascent)
  }
}
