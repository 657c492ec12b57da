import CompilerSupport
import Foundation

/// The sources of the pages. A separate test compares each of them with the code that runs.
struct Material {
  let steps: [Step]
  /// The names and sources of the Demo's samples, by each step that a sample shows.
  private let samples: [String: (name: String, source: String)]
  /// The names of the existing pictures, without the file extension.
  private let pictures: Set<String>
  private let articles: [(name: String, english: [String], chinese: [String])]
  private let mistakes: [(chain: String, message: String, remedy: Words)]
  /// The mistakes that `ChainTests` compiles.
  private let tried: [Mistake]
  /// The names of the articles with a Chinese version.
  let twins: Set<String>

  /// Creates the material from the repository's files.
  ///
  /// - Parameter pictures: The names of the files that `Demo/run --samples` drew. If it didn't run, the array is empty.
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
    // The two articles that show every step are first.
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

  /// Returns the source of the Demo's sample of a step.
  func sample(of step: Step) -> String? { samples[step.name]?.source }

  /// Returns the name of the picture of a step's sample in a language, or `nil` if the picture doesn't exist.
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

  /// Returns the mistakes that name the step in their message or their remedy.
  func mistakes(of step: Step) -> [(chain: String, message: String, remedy: Words)] {
    mistakes.filter { mistake in
      [mistake.message, mistake.remedy.english].contains { text in
        text.matches(of: /[.'](\w+)/).contains { $0.1 == step.name }
      }
    }
  }

  /// Returns the mistakes with the step that `ChainTests` compiles.
  func tried(of step: Step) -> [Mistake] { tried.filter { $0.step == step.name } }

  private static func blocks(_ text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// Returns the rows of the table of compiler messages, which have the same code in both languages.
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
