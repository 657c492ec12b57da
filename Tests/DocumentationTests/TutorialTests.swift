import CompilerSupport
import Foundation
import Testing

/// The tutorial, done step by step.
@Suite struct TutorialTests {
  private let tutorial: Tutorial

  init() throws { tutorial = try Tutorial(named: "TrailLog") }

  @Test func `Every step of the tutorial compiles, without a warning`() throws {
    #expect(tutorial.steps.count > 10)
    for step in tutorial.steps {
      let outcome = try Toolchain().compile(step)
      #expect(outcome.status == 0 && outcome.diagnostics == [], "TrailLog.tutorial:\(step.line):\n\(outcome.output)")
    }
  }

  @Test func `Every file of code belongs to a step, and follows the one before it`() throws {
    let there = try FileManager.default.contentsOfDirectory(atPath: Tutorial.resources.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(Set(tutorial.steps.flatMap(\.files.values)) == Set(there))
    var versions: [String: Int] = [:]
    var files: [String: String] = [:]
    for step in tutorial.steps {
      for (name, file) in step.files where files[name] != file {
        versions[name, default: 0] += 1
        #expect("\(name.dropLast(6))-\(versions[name] ?? 0).swift" == file, "TrailLog.tutorial:\(step.line)")
      }
      #expect(step.files != files, "TrailLog.tutorial:\(step.line) changes nothing.")
      files = step.files
    }
  }

  /// Runs what the pictures show. `RECORD_PICTURES=1` in the environment draws the pictures again.
  @Test func `What the tutorial shows does what it says`() throws {
    let pictured = tutorial.steps.filter { $0.picture != nil }
    try #require(pictured.map(\.picture) == (1...5).map { "trail-log-\($0).png" })
    let same = try rowHeights(after: pictured[0])
    #expect(same.count == 5 && Set(same).count == 1)
    let measured = try rowHeights(after: pictured[1])
    #expect(measured[0] > measured[2] && measured[2] > measured[1] && measured[1] > measured[3])
    let folded = try rowHeights(after: pictured[2], draws: false)
    let unfolded = try rowHeights(after: pictured[2], "tap")
    #expect(folded[0] < measured[0])
    #expect(unfolded == [measured[0]] + folded.dropFirst())
    let withPictures = try rowHeights(after: pictured[3])
    // Rows of 390 points have pictures 358 wide and half as high, 12 points below the text.
    #expect(zip(withPictures, folded).map { $0 - $1 } == [191, 0, 191, 0, 191])
    #expect(try rowHeights(after: pictured[4], "dark") == withPictures)
  }

  @Test func `The tests that the tutorial writes pass`() throws {
    let step = try #require(tutorial.steps.last)
    try Toolchain.withTemporaryFolder { folder in
      let toolchain = try Toolchain()
      let program = folder.appendingPathComponent("tests")
      let built = try toolchain.build(
        step.sources(areTests: false), as: program, module: "TrailLog", tests: step.sources(areTests: true))
      try #require(built.status == 0, "\(built.output)")
      let run = try toolchain.run(program, [])
      #expect(run.status == 0 && run.output.contains("Test run with 2 tests in 1 suite passed"), "\(run.output)")
    }
  }

  /// Compiles and runs a step's app, and returns how high its rows are.
  private func rowHeights(after step: Tutorial.Step, draws: Bool = true, _ arguments: String...) throws -> [Double] {
    try Toolchain.withTemporaryFolder { folder in
      let toolchain = try Toolchain()
      let app = folder.appendingPathComponent("app")
      let driver = Pages.repository.appendingPathComponent("Tests/DocumentationTests/Support/TutorialDriver.swift")
      let built = try toolchain.build(step.sources(areTests: false) + [driver], as: app, module: "TrailLog")
      try #require(built.status == 0, "\(built.output)")
      let name = step.picture ?? ""
      let records = draws && ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"
      let picture = (records ? Tutorial.resources : folder).appendingPathComponent(name)
      let run = try toolchain.run(app, [picture.path] + arguments)
      try #require(run.status == 0, "\(run.output)")
      let stored = try Data(contentsOf: Tutorial.resources.appendingPathComponent(name))
      // Name, width, and height are in the first bytes of a picture.
      #expect(try Data(contentsOf: picture).prefix(24) == stored.prefix(24), "\(name) has another size.")
      return run.output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }
  }

  @Test func `A tutorial is read as the files that each step leaves`() {
    let tutorial = Tutorial(
      text: """
        @Step {
           @Code(name: "A.swift", file: "A-1.swift")
        }
        @Step {
           @Code(name: "BTests.swift", file: "BTests-1.swift") {
              @Image(source: "b.png", alt: "B")
           }
        }
        @Code(name: "A.swift", file: "A-2.swift")
        """)
    #expect(tutorial.steps.map(\.line) == [2, 5, 9])
    #expect(tutorial.steps.map(\.picture) == [nil, "b.png", nil])
    #expect(tutorial.steps[2].files == ["A.swift": "A-2.swift", "BTests.swift": "BTests-1.swift"])
    #expect(tutorial.steps[2].sources(areTests: true).map(\.lastPathComponent) == ["BTests-1.swift"])
  }
}

extension Toolchain {
  /// Type-checks what there is after a step: the app, and its tests against the app as a module.
  fileprivate func compile(_ step: Tutorial.Step) throws -> Outcome {
    let app = step.sources(areTests: false)
    let tests = step.sources(areTests: true)
    let checked = try typecheck(app, flags: ["-module-name", "TrailLog"])
    guard checked.status == 0, checked.diagnostics == [], !tests.isEmpty else { return checked }
    return try Self.withTemporaryFolder { folder in
      let made = try run(
        binaries.appendingPathComponent("swiftc"),
        ["-emit-module", "-enable-testing", "-parse-as-library", "-module-name", "TrailLog"]
          + ["-o", folder.appendingPathComponent("TrailLog.swiftmodule").path] + Self.languageFlags + importFlags()
          + app.map(\.path))
      guard made.status == 0 else { return made }
      return try typecheck(tests, flags: ["-module-name", "TrailLogTests", "-I", folder.path])
    }
  }
}
