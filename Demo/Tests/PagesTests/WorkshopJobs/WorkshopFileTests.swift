import Foundation
import Testing
import Workshop

@testable import Pages

/// The file that a new database begins with.
struct WorkshopFileTests {
  private let data = Workbench.fileData

  @Test func `every text stands in both languages, in each with its own punctuation`() throws {
    let data = try #require(data)
    #expect(try FileTexts.checkLanguages(of: data) > 50)
    try FileTexts.checkPunctuation(of: data)
  }

  @Test func `the jobs are the same in each language, and have what is awkward`() throws {
    let files = try Language.allCases.map { try Workbench.read(data, in: $0) }
    for pair in zip(files[0].jobs, files[1].jobs) {
      #expect(pair.0.object == pair.1.object && pair.0.day == pair.1.day && pair.0.stage == pair.1.stage)
      #expect(pair.0.price == pair.1.price && (pair.0.customer == nil) == (pair.1.customer == nil))
    }
    for file in files {
      let days = Dictionary(grouping: file.jobs.filter { !$0.stage.needsParts }, by: \.day)
      #expect(days.values.contains { $0.count == 1 } && days.values.contains { $0.count >= 10 })
      #expect(file.jobs.contains { $0.price == 0 } && file.jobs.contains { $0.price > 10_000 })
      #expect(file.jobs.contains { $0.customer == nil })
      #expect(Set(file.jobs.map(\.title)).count < file.jobs.count)
      #expect(Set(file.jobs.map(\.object)) == Set(Job.Object.allCases))
      #expect(Set(file.jobs.map(\.stage)) == Set(Job.Stage.allCases))
      #expect(file.newcomers.allSatisfy { $0.day == nil })
    }
    #expect(files[0].jobs.contains { $0.title.count > 100 })
  }

  @Test func `what is wrong in a file is told with its place`() throws {
    func problem(_ change: (inout String) -> Void) throws -> FileProblem? {
      var text = String(decoding: try #require(data), as: UTF8.self)
      change(&text)
      do {
        _ = try Workbench.read(Data(text.utf8), in: .english)
        return nil
      } catch { return error }
    }
    #expect(try problem { $0.replace("2026-11-21", with: "2026-11-31") }?.place == "today")
    #expect(
      try problem { $0.replace("2026-11-21", with: "2026-11-31") }?.complaint == .unreadable(.day, "2026-11-31"))
    #expect(
      try problem { $0.replace("\"accordion\"", with: "\"harp\"", maxReplacements: 1) }?.place == "jobs[0].object")
    #expect(try problem { $0.replace("\"price\": 620", with: "\"cost\": 620") }?.complaint == .missing)
    #expect(throws: FileProblem(.fileMissing, at: [])) { try Workbench.read(nil, in: .chinese) }
  }
}
