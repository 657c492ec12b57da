import CompilerSupport
import Foundation

/// What the pages are made of: all of it is held to what runs by a test of its own.
struct Material {
  let steps: [Step]
  /// The name of a sample of the Demo, and its source, by each step that it is a sample of.
  private let samples: [String: (name: String, source: String)]
  /// The names of the pictures that there are, without language and ending.
  private let pictures: Set<String>
  private let articles: [(name: String, english: [String], chinese: [String])]
  private let mistakes: [(chain: String, message: String, remedy: Words)]
  /// What `ChainTests` tries the compiler with.
  private let tried: [Mistake]
  /// The articles that have a Chinese twin.
  let twins: Set<String>

  /// Reads it all.
  ///
  /// - Parameter pictures: The names of the files that `Demo/run --samples` has drawn; none where it has not.
  init(repository: URL, graph: SymbolGraph, pictures drawn: [String] = []) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }
    let catalogue = "Sources/TableMaker/TableMaker.docc"
    steps = Step.all(
      table: try text("\(catalogue)/Steps.md"), chinese: try text("\(catalogue)/Chinese/Steps-zh.md"), graph: graph)

    let files = try FileManager.default.contentsOfDirectory(
      atPath: repository.appendingPathComponent("\(catalogue)/Chinese").path)
    let names = files.filter { $0.hasSuffix("-zh.md") }.map { String($0.dropLast(6)) }
    twins = Set(names)
    // The two that have every step come first.
    let first = ["StepsInCode", "Forms"]
    let order = first + names.filter { $0 != "TableMaker" && !first.contains($0) }.sorted()
    articles = try order.compactMap { name in
      guard let english = try? text("\(catalogue)/\(name).md") else { return nil }
      return (name, Self.blocks(english), Self.blocks(try text("\(catalogue)/Chinese/\(name)-zh.md")))
    }
    tried = try Mistake.all(steps: Set(steps.map(\.name)))
    mistakes = Self.mistakes(
      english: try text("\(catalogue)/Troubleshooting.md"),
      chinese: try text("\(catalogue)/Chinese/Troubleshooting-zh.md"))

    let pages = "Demo/Sources/Pages"
    let sources = try JSONDecoder().decode(
      [String: String].self, from: Data(try text("\(pages)/Resources/step-sources.json").utf8))
    var samples: [String: (name: String, source: String)] = [:]
    let folder = "\(pages)/StepGallery/Samples"
    for file in try FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
      .sorted()
    {
      for match in try text("\(folder)/\(file)").matches(of: /= StepSample\(((?:"\w+"(?:, )?)+)/) {
        let steps = match.1.matches(of: /\w+/).map { String($0.0) }
        guard let source = sources[steps[0]] else { continue }
        for step in steps where samples[step] == nil || step == steps.first { samples[step] = (steps[0], source) }
      }
    }
    self.samples = samples
    pictures = Set(drawn.filter { $0.hasSuffix("@2x.png") }.map { String($0.dropLast("@2x.png".count)) })
  }

  /// The source of the Demo's sample of a step.
  func sample(of step: Step) -> String? { samples[step.name]?.source }

  /// The picture that is drawn of that sample in a language, where there is one.
  func picture(of step: Step, in language: StepPage.Language) -> String? {
    guard let sample = samples[step.name] else { return nil }
    let name = "sample-\(sample.name)-\(language == .chinese ? "zh" : "en")"
    return pictures.contains(name) ? name : nil
  }

  func excerpt(of step: Step) -> Excerpt? {
    for article in articles {
      let found = Excerpt(of: step.name, in: article.name, english: article.english, chinese: article.chinese)
      if let found { return found }
    }
    return nil
  }

  /// The mistakes whose messages, or whose way out, name the step.
  func mistakes(of step: Step) -> [(chain: String, message: String, remedy: Words)] {
    mistakes.filter { mistake in
      [mistake.message, mistake.remedy.english].contains { text in
        text.matches(of: /[.'](\w+)/).contains { $0.1 == step.name }
      }
    }
  }

  /// The mistakes that the compiler is tried with in the step.
  func tried(of step: Step) -> [Mistake] { tried.filter { $0.step == step.name } }

  private static func blocks(_ text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// The rows of the table of what the compiler says, which have the same code in both languages.
  private static func mistakes(
    english: String, chinese: String
  ) -> [(chain: String, message: String, remedy: Words)] {
    func rows(_ text: String) -> [[String]] {
      text.split(separator: "\n").compactMap { line in
        guard let match = line.wholeMatch(of: /\| `(\.[a-z][^`]+)` \| ([^`|][^|]*?) \|(?: (.+) \|)?/),
          match.1.hasPrefix(".section(") || match.1.hasSuffix(".make()")
        else { return nil }
        return [String(match.1), String(match.2), match.3.map(String.init) ?? ""]
      }
    }
    return zip(rows(english), rows(chinese)).map { here, there in
      (here[0], here[1], Words(english: here[2], chinese: there[2]))
    }
  }
}
