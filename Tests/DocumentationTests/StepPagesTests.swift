import ChainMistakes
import CompilerSupport
import Foundation
import Testing

@testable import StepPages

/// The pages of the steps, one each, which are generated from what else is tested.
@Suite struct `The pages of the steps` {
  private let material: Material
  /// Read once for all tests.
  private static let read = Result {
    try Material(repository: Pages.repository, graph: try Toolchain().symbolGraph(of: "TableMaker"))
  }

  init() throws { material = try Self.read.get() }

  @Test func `have an example of each step, in which it stands`() throws {
    #expect(material.steps.count > 100)
    for step in material.steps {
      let shown = material.sample(of: step) ?? material.excerpt(of: step)?.code.english
      let code = try #require(shown, "\(step.name) has no example: show it in StepsInCode.md or Forms.md.")
      #expect(code.contains(step.name) && code.contains(".make()"), "\(step.name):\n\(code)")
    }
  }

  @Test func `have a picture of each step that has a sample, of that sample and in the page's language`() throws {
    let sources = try Pages.sampleSources()
    let drawn = sources.keys.flatMap { name in
      ["en", "zh"].flatMap { ["sample-\(name)-\($0)@2x.png", "sample-\(name)-\($0)~dark@2x.png"] }
    }
    let material = try Material(
      repository: Pages.repository, graph: try Toolchain().symbolGraph(of: "TableMaker"), pictures: drawn)
    let steps = material.steps.filter { material.sample(of: $0) != nil }
    #expect(steps.count > 130)
    for (language, ending) in [(StepPage.Language.english, "en"), (.chinese, "zh")] {
      for step in steps {
        let text = StepPage(step: step, material: material, language: language).text
        let picture = try #require(text.firstMatch(of: /!\[[^\]]+\]\(sample-(\w+)-(\w+)\)\n\n```swift\n/))
        #expect(picture.2 == ending, "\(step.name)")
        // The example's own picture: the sample has the step, and its source is the code below.
        let source = try #require(sources[String(picture.1)])
        #expect(source == material.sample(of: step) && source.contains(step.name), "\(step.name)")
      }
    }
    // Without pictures the page has none, and no hole where one would be.
    #expect(!StepPage(step: steps[0], material: self.material, language: .english).text.contains("!["))
  }

  @Test func `say of each step how it is declared, what has it, and what it is for`() {
    for step in material.steps {
      #expect(!step.forms.isEmpty && step.forms.allSatisfy { !$0.declarations.isEmpty }, "\(step.name)")
      for words in [step.level, step.purpose, step.group] {
        #expect(!words.english.isEmpty && !words.english.contains(/\p{Han}/), "\(step.name): \(words)")
        #expect(words.chinese.contains(/\p{Han}/), "\(step.name): \(words)")
      }
      #expect(["once", "adds", "replaces", "—"].contains(step.second.english), "\(step.name): \(step.second)")
    }
  }

  @Test func `show lines of the articles as they are, and in Chinese those of the Chinese article`() throws {
    for step in material.steps where material.sample(of: step) == nil {
      let excerpt = try #require(material.excerpt(of: step))
      for (code, path) in [
        (excerpt.code.english, "\(excerpt.article)"), (excerpt.code.chinese, "Chinese/\(excerpt.article)-zh"),
      ] {
        let lines = Set(try Pages.article(path).blocks.flatMap { $0.code.components(separatedBy: "\n") })
        for line in code.components(separatedBy: "\n") where line != "  // …" {
          #expect(lines.contains(line), "\(step.name), \(path)")
        }
      }
    }
  }

  @Test func `have the compiler's words where the article about the chain has some about the step`() throws {
    let step = try #require(material.steps.first { $0.name == "adapter" })
    let messages = material.mistakes(of: step).map(\.message)
    #expect(messages.contains { $0.hasPrefix("This section has no adapter yet: add .adapter") })
    for language in StepPage.Language.allCases {
      let page = StepPage(step: step, material: material, language: language)
      #expect(page.mistakes.count == 3 && page.mistakes.allSatisfy(page.text.contains))
      #expect(messages.allSatisfy(page.mistakes[2].contains))
      #expect(page.rows.allSatisfy { page.mistakes[2].contains("- `\($0.code)`: “\($0.message)”") })
    }
  }

  @Test func `have the mistakes that the compiler is tried with, in the words that are checked`() throws {
    for step in material.steps {
      let (tried, told) = (material.tried(of: step), material.mistakes(of: step))
      for language in StepPage.Language.allCases {
        let rows = StepPage(step: step, material: material, language: language).rows
        #expect(rows.isEmpty == (tried.isEmpty && told.isEmpty), "\(step.name)")
        // Few, and no two that the compiler answers alike.
        #expect(rows.count <= max(5, told.count + 1), "\(step.name)")
        #expect(Set(rows.map(\.message)).count == rows.count, "\(step.name):\n\(rows)")
        let shown = rows.filter { row in
          tried.contains { mistake in
            row.code == mistake.code && mistake.words.allSatisfy(row.message.replacing("\\<", with: "<").contains)
          }
        }
        #expect(shown.count == rows.count - told.count, "\(step.name):\n\(rows)")
        #expect(
          !shown.isEmpty || tried.allSatisfy { mistake in rows.contains { $0.message.contains(mistake.words[0]) } })
      }
    }
    #expect(material.steps.filter { !material.tried(of: $0).isEmpty }.count > 140)
  }

  @Test func `show of a mistake the code that is tried, and how that is right`() throws {
    func plain(_ text: String) -> String {
      text.components(separatedBy: "\n").map { $0.components(separatedBy: "//")[0] }.joined()
        .replacingOccurrences(of: " ", with: "")
    }
    let steps = Set(material.steps.map(\.name))
    let chain = ("", try Sources.chain(sections: 4), [Mutant].all)
    let all = try [chain] + [String: [Mutant]].all.map { ($0, try Sources.snippet("Valid/\($0).swift"), $1) }
    for (name, source, mutants) in all {
      for mutant in mutants {
        guard let mistake = Mistake(mutant, in: source, steps: steps) else { continue }
        let (right, wrong) = (plain(source), plain(try mutant.applied(to: source)))
        for part in mistake.code.components(separatedBy: " … ") {
          #expect(wrong.contains(plain(part)), "\(name), \(mutant): \(mistake.code)")
        }
        guard let correct = mistake.correct else { continue }
        for part in correct.components(separatedBy: " … ") {
          #expect(right.contains(plain(part)), "\(name), \(mutant): \(correct)")
        }
        #expect(correct != mistake.code && correct.hasPrefix(".\(mistake.step)"), "\(name), \(mutant): \(correct)")
      }
      // If the message names a step, the mistake is listed for that step.
      for word in mutants.flatMap(\.words) {
        guard let match = word.firstMatch(of: /^'(\w+).*put \.section\(\)/) else { continue }
        let step = try #require(material.steps.first { $0.name == match.1 })
        #expect(material.tried(of: step).contains { $0.words.contains(word) }, "\(step.name): \(word)")
      }
    }
  }

  @Test func `say of each form of a step what it is for, and show each of its declarations`() throws {
    func plain(_ text: String) -> String { text.replacing(/[\s\/]+/, with: "") }
    let data = try #require(material.steps.first { $0.name == "data" })
    #expect(data.forms.map(\.name) == ["data(_:)", "data(_:id:)", "data(_:_:_:)"])
    for step in material.steps {
      for language in StepPage.Language.allCases {
        let text = StepPage(step: step, material: material, language: language).text
        let names = Set(step.forms.map(\.name))
        let bases = step.forms.map { $0.base(among: names) }
        for form in step.forms {
          let isBase = form.base(among: names) == form.name
          let purpose = form.purpose(among: step.forms)
          // A form that is the only one, except its variant with an owner, needs no words.
          if !isBase || Set(bases).count > 1 {
            let purpose = try #require(purpose, "Say in Form.swift what \(form.name) is for.")
            #expect(text.contains(language == .english ? purpose.english : purpose.chinese), "\(form.name)")
          }
          let code = form.code(in: language, note: isBase ? nil : purpose)
          for (owner, declaration) in form.declarations {
            #expect(text.contains(code) && code.contains("// \(owner)"), "\(form.name)")
            // Whole, or where only its result is another one, that.
            let result = declaration.components(separatedBy: ") -> ").last?.components(separatedBy: " where ")[0] ?? ""
            #expect(
              plain(code).contains(plain(declaration)) || code.contains("// -> \(result)"), "\(owner).\(form.name)")
          }
        }
      }
    }
  }

  @Test func `are all listed once, in each language`() {
    for language in StepPage.Language.allCases {
      let list = StepPage.list(of: material.steps, in: language)
      for step in material.steps {
        let line = "- <doc:\(step.page)\(language.ending)>\n"
        #expect(list.components(separatedBy: line).count == 2, "\(step.name)")
      }
    }
  }
}

extension Pages {
  /// The sources of the Demo's samples by their names, which a test of the Demo holds to what runs.
  fileprivate static func sampleSources() throws -> [String: String] {
    let file = repository.appendingPathComponent("Demo/Sources/Pages/Resources/step-sources.json")
    return try JSONDecoder().decode([String: String].self, from: try Data(contentsOf: file))
  }
}
