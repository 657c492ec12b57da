import Foundation
import Testing

@testable import Workshop

/// The changes of jobs, a transaction at a time.
struct JobChangesTests {
  private let today: Day
  private let store: JobStore

  init() throws {
    today = try #require(Day("2026-11-21"))
    store = try JobStore(temporaryWith: [
      Job("part", object: .violin, day: today.adding(3), stage: .onTheWay),
      Job("order", object: .violin, stage: .toOrder),
      Job("ready", object: .bicycle, day: today, stage: .ready),
      Job("begun", object: .guitar, day: today, stage: .inWork),
      Job("early", object: .drum, day: today), Job("late", object: .drum, day: today),
      Job("lone", object: .trumpet, day: today.adding(2)), Job("third", object: .drum, day: today.adding(3)),
      Job("other", object: .drum, day: today.adding(3)),
    ])
  }

  private func job(_ title: String) throws -> Job? { try store.jobs().first { $0.title == title } }

  @Test func `a job goes through every stage, and is gone after the last`() async throws {
    let id = try #require(try job("order")).id
    var stages: [Job.Stage] = []
    while let job = try store.jobs().first(where: { $0.id == id }) {
      stages.append(job.stage)
      try await store.change { try $0.advance(id) }
    }
    #expect(stages == [.toOrder, .onTheWay, .booked, .inWork, .ready])
    #expect(try store.jobs().count == 8)
    // Nobody else was touched, and there is nothing left to move.
    try await store.change { try $0.advance(id) }
    #expect(try store.jobs().map(\.stage).filter { $0 == .ready }.count == 1)
  }

  @Test func `an edited job is written in its place, and one that is gone is an error`() async throws {
    var early = try #require(try job("early"))
    early.customer = "Tom"
    early.price = 0
    let edited = early
    try await store.change { try $0.update(edited) }
    #expect(try job("early") == edited)
    try await store.change { try $0.delete(edited.id) }
    await #expect(throws: (any Error).self) { try await store.change { try $0.update(edited) } }
    #expect(try await !store.change { try $0.delete(edited.id) })
  }

  @Test func `a new job has an identity that no job had before`() async throws {
    let before = try store.jobs().map(\.id)
    try await store.change { try $0.deleteAll() }
    #expect(try store.jobs().isEmpty)
    let added = try await store.change { try $0.add(Job("new", object: .drum)) }
    #expect(!before.contains(added.id) && added.id > 0)
    #expect(try store.jobs() == [added])
    // A job that is there already comes in once more as another.
    let twice = try await store.change { try $0.add(added) }
    #expect(twice.id != added.id)
  }

  @Test func `where one change fails, none is made`() async throws {
    let before = try store.jobs()
    struct Mishap: Error {}
    await #expect(throws: Mishap.self) {
      try await store.change { changes in
        try changes.add(Job("new", object: .drum))
        try changes.deleteAll()
        throw Mishap()
      }
    }
    #expect(try store.jobs() == before)
    // The database itself refuses a negative price.
    await #expect(throws: (any Error).self) {
      try await store.change { changes in
        try changes.deleteAll()
        try changes.add(Job("new", object: .drum, price: -1))
      }
    }
    #expect(try store.jobs() == before)
  }

  @Test func `the only job of a day goes to the next day that has some`() async throws {
    #expect(try await store.change { try $0.onlyJobOfItsDay?.title } == "lone")
    #expect(try await store.change { try $0.postponeOnlyJob() })
    #expect(try job("lone")?.day == today.adding(3))
    // No job is the only one of its day now: the one that waits for a part is on no day.
    #expect(try await !store.change { try $0.postponeOnlyJob() })
  }

  @Test func `the only job of the last day goes to the day before, and the only one of all stays`() async throws {
    try await store.change { changes in
      for job in try changes.jobs where job.title != "early" && job.title != "late" { try changes.delete(job.id) }
      try changes.add(Job("last", object: .drum, day: Day("2027-01-01")))
      try changes.postponeOnlyJob()
    }
    #expect(try store.jobs().map(\.day) == [today, today, today])
    try await store.change { changes in
      for job in try changes.jobs.dropFirst() { try changes.delete(job.id) }
    }
    #expect(try await !store.change { try $0.postponeOnlyJob() })
  }

  @Test func `five things happen at once in a busy hour`() async throws {
    let before = try store.jobs()
    let today = today
    try await store.change { try $0.rushHour(newcomer: Job("new", object: .drum, isWaitedFor: true), today: today) }
    let after = try store.jobs()
    #expect(after.map(\.title) == ["order", "new", "begun", "early", "late", "lone", "part", "third", "other"])
    #expect(try job("new")?.day == today)
    #expect(try job("begun")?.stage == .ready && job("part")?.stage == .booked)
    #expect(try job("late")?.day == today.adding(2))
    #expect(after.count { !before.contains($0) } == 4)
  }

  @Test func `a busy hour in an empty workshop is one newcomer`() async throws {
    let today = today
    try await store.change { changes in
      try changes.deleteAll()
      try changes.rushHour(newcomer: Job("new", object: .drum), today: today)
    }
    #expect(try store.jobs().map(\.title) == ["new"])
  }
}
