import Foundation
import Testing

@testable import Workshop

/// Jobs observed while they change.
struct ObservationTests {
  private let store: JobStore

  init() throws { store = try JobStore(temporaryWith: [Job("a", object: .drum), Job("b", object: .drum)]) }

  @Test func `whoever observes gets what is there, and then each transaction's outcome as a whole`() async throws {
    var states = store.observed().makeAsyncIterator()
    #expect(try await states.next()?.map(\.title) == ["a", "b"])
    try await store.change { changes in
      for title in ["c", "d", "e"] { try changes.add(Job(title, object: .drum)) }
      _ = try changes.jobs.first.map { try changes.delete($0.id) }
      for var job in try changes.jobs where job.title == "b" {
        job.stage = .ready
        try changes.update(job)
      }
    }
    // Five changes, and nothing seen of the four states between.
    let after = try await states.next()
    #expect(after?.map(\.title) == ["b", "c", "d", "e"] && after?.first?.stage == .ready)
    try await store.change { try $0.deleteAll() }
    #expect(try await states.next()?.isEmpty == true)
  }

  @Test func `a transaction that changed nothing in the end tells nobody`() async throws {
    var states = store.observed().makeAsyncIterator()
    _ = try await states.next()
    try await store.change { changes in
      let job = try changes.add(Job("c", object: .drum))
      try changes.delete(job.id)
    }
    try await store.change { try $0.add(Job("d", object: .drum)) }
    #expect(try await states.next()?.map(\.title) == ["a", "b", "d"])
  }

  @Test func `whoever looks late gets the newest state only`() async throws {
    var states = store.observed().makeAsyncIterator()
    _ = try await states.next()
    for title in ["c", "d", "e"] { try await store.change { try $0.add(Job(title, object: .drum)) } }
    var seen: [[String]] = []
    repeat { seen.append(try await states.next()?.map(\.title) ?? []) } while seen.last != ["a", "b", "c", "d", "e"]
    #expect(seen.count <= 3)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.count < $1.count })
  }

  @Test func `several observe at once, each for itself`() async throws {
    var (one, other) = (store.observed().makeAsyncIterator(), store.observed().makeAsyncIterator())
    #expect(try await one.next()?.count == 2)
    try await store.change { try $0.add(Job("c", object: .drum)) }
    #expect(try await one.next()?.count == 3)
    // It hasn't looked yet: it gets the first state if that came late, and in any case the newest.
    var seen: [Int] = []
    while seen.last != 3, let count = try await other.next()?.count { seen.append(count) }
    #expect(seen == [3] || seen == [2, 3])
  }
}
