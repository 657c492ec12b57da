import Foundation
import GRDB
import Testing

@testable import Workshop

/// The store on a real file.
struct JobStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("deep/jobs.sqlite") }

  private static let full = Job(
    "Renew “all” 14 reeds; DROP TABLE job", customer: "玛尔塔", object: .accordion, day: Day("2026-11-24"), price: 12_400,
    stage: .onTheWay, isWaitedFor: true)
  private static let empty = Job("", object: .drum)

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  @Test func `the first jobs are written when the file is made, and not again`() async throws {
    defer { cleanUp() }
    do {
      let store = try JobStore(at: file, firstJobs: [Self.full, Self.empty])
      #expect(try store.jobs().count == 2)
      try await store.change { changes in
        for job in try changes.jobs { try changes.delete(job.id) }
        try changes.add(Job("Left over", object: .violin))
      }
    }
    let again = try JobStore(at: file, firstJobs: [Self.full, Self.empty])
    #expect(try again.jobs().map(\.title) == ["Left over"])
  }

  @Test func `every part of a job comes back from the file as it was`() throws {
    defer { cleanUp() }
    do { _ = try JobStore(at: file, firstJobs: [Self.full, Self.empty]) }
    let jobs = try JobStore(at: file, firstJobs: []).jobs()
    var expected = [Self.empty, Self.full]
    for (index, id) in [2, 1].enumerated() { expected[index].id = Int64(id) }
    #expect(jobs == expected)
  }

  @Test func `every stage and every object has its own text in the file`() throws {
    var jobs = Job.Stage.allCases.map { Job("a", object: .bicycle, stage: $0) }
    jobs += Job.Object.allCases.map { Job("b", object: $0) }
    let read = try JobStore(temporaryWith: jobs).jobs()
    #expect(read.map(\.stage) == jobs.map(\.stage) && read.map(\.object) == jobs.map(\.object))
  }

  @Test func `what a newer version wrote is read as the plainest of its kind`() throws {
    defer { cleanUp() }
    do { _ = try JobStore(at: file, firstJobs: [Self.full]) }
    try DatabaseQueue(path: file.path).write {
      try $0.execute(sql: "UPDATE job SET object = 'harp', stage = 'lent', day = 'some day'")
    }
    let job = try #require(try JobStore(at: file, firstJobs: []).jobs().first)
    #expect(job.object == .bicycle && job.stage == .booked && job.day == nil && job.title == Self.full.title)
  }

  @Test func `jobs are in the order of their days, then who waits, then as they came`() throws {
    let (first, second) = (Day("2026-11-21"), Day("2026-12-01"))
    let store = try JobStore(temporaryWith: [
      Job("f", object: .drum, day: second), Job("d", object: .drum, day: first), Job("a", object: .drum),
      Job("e", object: .drum, day: first), Job("c", object: .drum, day: first, isWaitedFor: true),
      Job("b", object: .drum),
    ])
    #expect(try store.jobs().map(\.title) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `a temporary store's file goes with it`() throws {
    var store: JobStore? = try JobStore(temporaryWith: [Self.full])
    let path = try #require(store?.file.path)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try store?.jobs().count == 1)
    store = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file that is no database is an error`() throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(String(repeating: "no database ", count: 99).utf8).write(to: file)
    #expect(throws: (any Error).self) { try JobStore(at: file, firstJobs: []) }
  }
}
