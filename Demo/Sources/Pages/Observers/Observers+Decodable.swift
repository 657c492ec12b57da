import Foundation

/// The content of the page's file, in one language.
struct Observers: Decodable, Sendable {
  let title: String
  let people: [Observer]

  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "observers", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a file of observers in a language; nothing is a missing file.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data?, in language: Language) throws(FileProblem) -> Observers {
    guard let data else { throw FileProblem(.fileMissing, at: []) }
    do {
      return try JSONDecoder.reading(in: language).decode(Observers.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, places, observers
  }

  private enum ObserverKey: String, CodingKey {
    case name, place, subject, sightings
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    title = try file.text(.title, in: language)
    let names = try file.decode([String: [String: String]].self, forKey: .places)
    let places = names.compactMapValues { $0[language.rawValue] }
    var id = 0
    people = try file.list(.observers, by: ObserverKey.self) { person in
      id += 1
      return Observer(
        id: id, name: try person.decode(String.self, forKey: .name), place: try person.named(.place, in: places),
        subject: try person.oneOf(Observer.Subject.self, .subject),
        sightings: try person.decode(Int.self, forKey: .sightings))
    }
  }
}

extension Observers {
  /// As many people as asked for, made of the parts of these people's names: the same each time.
  func people(count: Int) -> [Observer] {
    let latin = people.map { $0.name.split(separator: " ").map(String.init) }.filter { $0.count == 2 }
    let chinese = people.map(\.name).filter { $0.count > 1 && $0.unicodeScalars.allSatisfy { $0.value >= 0x4E00 } }
    guard !latin.isEmpty, !chinese.isEmpty else { return people }
    var chance = Chance(seed: 19)
    func one<Element>(of elements: [Element]) -> Element {
      elements[min(Int(chance.next() * Double(elements.count)), elements.count - 1)]
    }
    return (1...max(1, count)).map { id in
      let name =
        chance.next() < 0.7
        ? one(of: latin)[0] + " " + one(of: latin)[1]
        : String(one(of: chinese).prefix(1)) + String(one(of: chinese).dropFirst())
      return Observer(
        id: id, name: name, place: one(of: people).place, subject: one(of: Observer.Subject.allCases),
        sightings: Int(chance.next(1, 240)))
    }
  }
}
