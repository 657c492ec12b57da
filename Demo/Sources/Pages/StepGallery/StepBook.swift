import Foundation

/// The page of steps, as read from its files in one language.
struct StepBook: Sendable {
  let title, lead: String
  /// The steps by kind, in order.
  let kinds: [Kind]
  let menu: TeaMenu

  /// Steps that have to do with the same.
  struct Kind: Sendable {
    let name, title: String
    let steps: [Step]
  }

  /// A step of the chain, or several that go together.
  struct Step: Identifiable, Sendable {
    let sample: StepSample
    let sentence: String
    /// The Swift code that makes the sample's table, exactly as in its file.
    let source: String

    var id: String { sample.name }
    /// The steps' names, which may be continued on another line before a capital letter.
    var title: String {
      sample.steps.joined(separator: ", ").reduce(into: "") { title, letter in
        if letter.isUppercase, title.last?.isLowercase == true { title.append("\u{200B}") }
        title.append(letter)
      }
    }
  }
}

extension StepBook: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? { resource("steps") }

  /// The sources of the samples by their names; a test keeps them the same as those that are compiled.
  static var sources: [String: String] {
    resource("step-sources").flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  private static func resource(_ name: String) -> Data? {
    Bundle.module.url(forResource: name, withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads the page's file in a language; nothing is a missing file.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data?, in language: Language) throws(FileProblem) -> StepBook {
    guard let data else { throw FileProblem(.fileMissing, at: []) }
    do {
      return try JSONDecoder.reading(in: language).decode(StepBook.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, lead, kinds, menu
  }

  private enum KindKey: String, CodingKey {
    case kind, title, steps
  }

  private enum StepKey: String, CodingKey {
    case step, sentence
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    title = try file.text(.title, in: language)
    lead = try file.text(.lead, in: language)
    menu = try file.decode(TeaMenu.self, forKey: .menu)
    let samples = Dictionary(uniqueKeysWithValues: StepSample.all.map { ($0.name, $0) })
    let sources = Self.sources
    kinds = try file.list(.kinds, by: KindKey.self) { kind in
      Kind(
        name: try kind.decode(String.self, forKey: .kind), title: try kind.text(.title, in: language),
        steps: try kind.list(.steps, by: StepKey.self) { step in
          let sample = try step.named(.step, in: samples)
          return Step(
            sample: sample, sentence: try step.text(.sentence, in: language), source: sources[sample.name] ?? "")
        })
    }
  }
}
