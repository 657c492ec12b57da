import Foundation

extension PackingList: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "packing", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a packing list in a language; nothing is a missing file.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data?, in language: Language) throws(FileProblem) -> PackingList {
    guard let data else { throw FileProblem(.fileMissing, at: []) }
    do {
      return try JSONDecoder.reading(in: language).decode(PackingList.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, heading, bags, shelf
  }

  private enum BagKey: String, CodingKey {
    case name, title, things
  }

  private enum ThingKey: String, CodingKey {
    case name, count, packed
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    var id = 0
    func things<Keys: CodingKey>(_ container: KeyedDecodingContainer<Keys>, _ key: Keys) throws -> [Thing] {
      try container.list(key, by: ThingKey.self) { thing in
        id += 1
        return Thing(
          id: id, name: try thing.text(.name, in: language),
          count: try thing.decodeIfPresent(Int.self, forKey: .count) ?? 1,
          isPacked: try thing.decodeIfPresent(Bool.self, forKey: .packed) ?? false)
      }
    }
    title = try file.text(.title, in: language)
    heading = try file.text(.heading, in: language)
    bags = try file.list(.bags, by: BagKey.self) { bag in
      Bag(
        name: try bag.decode(String.self, forKey: .name), title: try bag.text(.title, in: language),
        things: try things(bag, .things))
    }
    let left = try file.nestedContainer(keyedBy: BagKey.self, forKey: .shelf)
    shelfTitle = try left.text(.title, in: language)
    shelf = try things(left, .things)
  }
}
