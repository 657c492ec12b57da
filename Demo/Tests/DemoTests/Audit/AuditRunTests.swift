import Foundation
import Testing

@testable import Demo

/// Audits in other processes, of which some crash.
@MainActor struct AuditRunTests {
  /// A run of pages with five settings each, and the lines that it prints.
  private func run(
    _ pages: [String] = ["home", "market", "post"], crashing: [String: Set<Int>] = [:],
    ending: AuditRun.Ending = .signal(5)
  ) async throws -> (results: [AuditRun.Result]?, lines: [String], runs: [[String]]) {
    try await DemoProgram.withTemporaryFolder { folder in
      let journal = AuditJournal(url: folder.appendingPathComponent("journal"))
      var (lines, runs) = ([String](), [[String]]())
      let run = AuditRun(pages: pages, journal: journal) { pages, crashes in
        runs.append(pages)
        for page in pages {
          let numbers = (0..<8).filter { !crashes.contains($0, of: page) }
          for number in numbers {
            try journal.add(.look(page: page, number: number, setting: "setting \(number)"))
            if crashing[page]?.contains(number) ?? false { return ending }
          }
          try journal.add(.end(page: page, settings: numbers.count, issues: 2, seconds: 1))
        }
        return .status(0)
      } say: {
        lines.append($0)
      }
      return (try await run.results(), lines, runs)
    }
  }

  @Test func `takes one process where no page crashes`() async throws {
    let (results, lines, runs) = try await run()
    #expect(results?.map(\.page) == ["home", "market", "post"])
    #expect(results?.map(\.settings) == [8, 8, 8] && results?.map(\.issues) == [2, 2, 2])
    #expect(lines.isEmpty && runs == [["home", "market", "post"]])
  }

  @Test func `reports a crash as an issue, and audits the rest in another process`() async throws {
    let (results, lines, runs) = try await run(crashing: ["market": [3]])
    #expect(results?.map(\.settings) == [8, 7, 8] && results?.map(\.issues) == [2, 3, 2])
    #expect(lines == ["market: [crash] The page crashed with signal 5, setting 3"])
    #expect(runs == [["home", "market", "post"], ["market", "post"]])
  }

  @Test func `leaves out each setting in which a page crashes`() async throws {
    let (results, lines, _) = try await run(crashing: ["home": [0, 7], "post": [2]], ending: .status(134))
    #expect(results?.map(\.settings) == [6, 8, 7] && results?.map(\.issues) == [4, 2, 3])
    #expect(
      lines == [
        "home: [crash] The page ended the process with status 134, setting 0",
        "home: [crash] The page ended the process with status 134, setting 7",
        "post: [crash] The page ended the process with status 134, setting 2",
      ])
  }

  @Test func `goes on with the next page after five crashes`() async throws {
    let (results, lines, _) = try await run(crashing: ["home": Set(0..<8)])
    #expect(results?.map(\.settings) == [0, 8, 8] && results?.map(\.issues) == [5, 2, 2])
    #expect(lines.count == 6)
    #expect(lines.last == "home: not looked at in other settings, because it crashed in 5")
  }

  @Test func `has no results if a process ends before it shows a page`() async throws {
    try await DemoProgram.withTemporaryFolder { folder in
      let journal = AuditJournal(url: folder.appendingPathComponent("journal"))
      let run = AuditRun(pages: ["home"], journal: journal) { _, _ in
        .status(1)
      } say: { _ in
      }
      let results = try await run.results()
      #expect(results == nil)
    }
  }

  @Test func `reads a journal whose last line a crash has cut off`() async throws {
    try await DemoProgram.withTemporaryFolder { folder in
      let journal = AuditJournal(url: folder.appendingPathComponent("journal"))
      try journal.begin()
      let entry = AuditJournal.Entry.look(page: "home", number: 1, setting: "dark")
      try journal.add(entry)
      try journal.add(.end(page: "home", settings: 72, issues: 0, seconds: 1.5))
      let whole = try Data(contentsOf: journal.url)
      try whole.dropLast(9).write(to: journal.url)
      #expect(journal.entries == [entry])
    }
  }
}
