import Foundation
import Testing
import TideLogbook
import Tides

/// The logbook on a real file.
struct TideLogbookTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tides-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("deep/tides.sqlite") }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  @Test func `what was kept is there again in its order, read or not, also after the file was closed`() async throws {
    defer { cleanUp() }
    var bulletins = [9, 3, 7].map { TideAlmanac(isChinese: $0 == 3).bulletin(number: $0) }
    bulletins[1].isRead = true
    do {
      let logbook = try TideLogbook(at: file)
      #expect(try await logbook.bulletins().isEmpty)
      try await logbook.keep([TideAlmanac(isChinese: false).bulletin(number: 1)])
      try await logbook.keep(bulletins)
      #expect(try await logbook.bulletins() == bulletins)
    }
    #expect(try await TideLogbook(at: file).bulletins() == bulletins)
    try await TideLogbook(at: file).keep([])
    #expect(try await TideLogbook(at: file).bulletins() == [])
  }

  @Test func `texts are kept as they are`() async throws {
    let bulletin = TideBulletin(id: -4, harbor: "'); DROP TABLE bulletin", subject: "", text: "一\n“二” \u{1F30A}")
    let logbook = try TideLogbook()
    try await logbook.keep([bulletin])
    #expect(try await logbook.bulletins() == [bulletin])
  }

  @Test func `a file that is no database is an error, not an empty logbook`() throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 7, count: 4096).write(to: file)
    #expect(throws: (any Error).self) { try TideLogbook(at: file) }
  }
}
