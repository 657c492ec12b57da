import Foundation

extension Market: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "market", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a market's file in a language; nothing is a missing file.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data?, in language: Language) throws(FileProblem) -> Market {
    guard let data else { throw FileProblem(.fileMissing, at: []) }
    do {
      return try JSONDecoder.reading(in: language).decode(Market.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case banners, categories, weekend, goods, more
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    banners = try file.list(.banners, by: ItemKey.self) { try Banner($0, in: language) }
    categories = try file.list(.categories, by: ItemKey.self) { try Category($0, in: language) }
    weekend = try Part(file, .weekend, in: language) { try Activity($0, in: language) }
    goods = try Part(file, .goods, in: language) { try Good($0, in: language) }
    more = try Part(file, .more, in: language) { try Good($0, in: language) }
  }
}

/// The keys of every kind of item in the file's lists.
private enum ItemKey: String, CodingKey {
  case id, title, detail, name, note, stall, price, unit, scene, subject
}

extension Market.Part {
  private enum Key: String, CodingKey {
    case title, detail, items
  }

  fileprivate init<FileKey: CodingKey>(
    _ file: KeyedDecodingContainer<FileKey>, _ key: FileKey, in language: Language,
    _ read: (KeyedDecodingContainer<ItemKey>) throws -> Item
  ) throws {
    let part = try file.nestedContainer(keyedBy: Key.self, forKey: key)
    title = try part.text(.title, in: language)
    detail = try part.text(.detail, in: language)
    items = try part.list(.items, by: ItemKey.self, read)
  }
}

extension Market.Banner {
  fileprivate init(_ banner: KeyedDecodingContainer<ItemKey>, in language: Language) throws {
    id = try banner.decode(Int.self, forKey: .id)
    title = try banner.text(.title, in: language)
    detail = try banner.text(.detail, in: language)
    scene = try banner.oneOf(MarketScene.self, .scene)
  }
}

extension Market.Category {
  fileprivate init(_ category: KeyedDecodingContainer<ItemKey>, in language: Language) throws {
    id = try category.decode(Int.self, forKey: .id)
    name = try category.text(.name, in: language)
    subject = try category.oneOf(Subject.self, .subject)
  }
}

extension Market.Activity {
  fileprivate init(_ activity: KeyedDecodingContainer<ItemKey>, in language: Language) throws {
    id = try activity.decode(Int.self, forKey: .id)
    title = try activity.text(.title, in: language)
    detail = try activity.text(.detail, in: language)
    scene = try activity.contains(.scene) ? activity.oneOf(MarketScene.self, .scene) : nil
  }
}

extension Market.Good {
  fileprivate init(_ good: KeyedDecodingContainer<ItemKey>, in language: Language) throws {
    id = try good.decode(Int.self, forKey: .id)
    name = try good.text(.name, in: language)
    note = try good.text(.note, in: language)
    stall = try good.text(.stall, in: language)
    price = try good.decode(Double.self, forKey: .price)
    unit = try good.text(.unit, in: language)
    subject = try good.contains(.subject) ? good.oneOf(Subject.self, .subject) : nil
  }
}
