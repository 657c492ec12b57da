import Testing
import UIKit

@testable import TableMaker

@MainActor @Suite struct ItemStreamTests {
  private struct Failure: Error {}

  /// An item that must stay on the main actor.
  private final class Thing {
    let name: String
    init(_ name: String) { self.name = name }
  }

  /// A sequence that is not `Sendable`, delivers what is not, waits for its gate before each element, and heeds no cancellation.
  private struct GatedLists: AsyncSequence {
    let gate: Gate
    let lists: [[Thing]]

    struct AsyncIterator: AsyncIteratorProtocol {
      let gate: Gate
      var lists: ArraySlice<[Thing]>

      mutating func next() async throws -> [Thing]? {
        await gate.pass()
        return lists.popFirst()
      }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(gate: gate, lists: lists[...]) }
  }

  /// Lets one through for each opening, cancelled or not.
  private actor Gate {
    private var openings = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      guard openings == 0 else { return openings -= 1 }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      guard waiting.isEmpty else { return waiting.removeFirst().resume() }
      openings += 1
    }
  }

  private func makeStream() -> (ItemStream<Int>, AsyncThrowingStream<[Int], any Error>.Continuation) {
    let (sequence, continuation) = AsyncThrowingStream.makeStream(of: [Int].self)
    return (ItemStream(sequence), continuation)
  }

  @Test func `each element is the whole list`() async {
    let (stream, continuation) = makeStream()
    let log = SourceLog(of: stream)
    #expect(stream.items.isEmpty)
    continuation.yield([1, 2])
    await expectSoon("the first list") { stream.items == [1, 2] }
    #expect(log.takeChanges() == 1)
    continuation.yield([2])
    continuation.yield([])
    await expectSoon("the last list") { stream.items.isEmpty }
    #expect(log.takeChanges() == 2)
    continuation.yield([3])
    continuation.finish()
    await expectSoon("a list before the end") { stream.items == [3] }
    await nextTurns()
    #expect(stream.items == [3] && log.errors.isEmpty, "an end is not an error, and the items stay")
  }

  @Test func `there may be items before the first arrive`() async {
    let stream = ItemStream(AsyncStream<[Int]> { $0.finish() }, startingWith: [1, 2])
    #expect(stream.items == [1, 2])
    await nextTurns()
    #expect(stream.items == [1, 2])
  }

  @Test func `an error ends the stream, keeps the items, and is told to observers that come late too`() async {
    let (stream, continuation) = makeStream()
    let log = SourceLog(of: stream)
    continuation.yield([1])
    continuation.finish(throwing: Failure())
    await expectSoon("the error") { log.errors.count == 1 }
    #expect(log.errors.first is Failure && stream.items == [1])
    #expect(SourceLog(of: stream).errors.count == 1)
    #expect(log.errors.count == 1)
  }

  @Test func `a cancellation is not an error`() async {
    let (stream, continuation) = makeStream()
    let log = SourceLog(of: stream)
    continuation.yield([1])
    continuation.finish(throwing: CancellationError())
    await expectSoon("the list") { stream.items == [1] }
    await nextTurns()
    #expect(log.errors.isEmpty)
  }

  @Test func `a stream that nobody holds is gone at once, and cancels its sequence`() async {
    weak var gone: ItemStream<Int>?
    let end = AsyncStream.makeStream(of: Bool.self)
    let (sequence, continuation) = AsyncThrowingStream.makeStream(of: [Int].self)
    continuation.onTermination = { reason in
      if case .cancelled = reason { end.continuation.yield(true) }
      end.continuation.finish()
    }
    do {
      let stream = ItemStream(sequence)
      gone = stream
      continuation.yield([1])
      await expectSoon("the list") { stream.items == [1] }
    }
    #expect(gone == nil)
    var isCancelled = false
    for await reason in end.stream { isCancelled = reason }
    #expect(isCancelled)
  }

  @Test func `neither sequence nor items need be Sendable, and what arrives after the end is dropped`() async {
    let gate = Gate()
    weak var late: Thing?
    weak var gone: ItemStream<Thing>?
    let log = SourceLog()
    do {
      let last = Thing("late")
      late = last
      let stream = ItemStream(GatedLists(gate: gate, lists: [[Thing("a")], [last]]))
      stream.observers.add(log)
      gone = stream
      await gate.open()
      await expectSoon("the first list") { stream.items.map(\.name) == ["a"] }
    }
    #expect(gone == nil, "though its sequence is still at work")
    #expect(late != nil && log.takeChanges() == 1)
    await gate.open()
    await expectSoon("the sequence is let go") { late == nil }
    #expect(log.changes == 0 && log.errors.isEmpty)
  }

  @Test func `the live object of a table holds a stream, and gets its error, whenever it is made`() async {
    let (sequence, continuation) = AsyncThrowingStream.makeStream(of: [Int].self)
    weak var gone: ItemStream<Int>?
    do {
      let (one, two) = (Stage(), Stage())
      var errors: [any Error] = []
      func show(_ stream: ItemStream<Int>, on stage: Stage) {
        stage.show(
          stage.chain.onError { errors.append($0) }
            .section().cell(PlainCell.self).data(stream)
            .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
            .make())
      }
      do {
        let stream = ItemStream(sequence)
        gone = stream
        show(stream, on: one)
      }
      continuation.yield([1, 2])
      await expectSoon("the list") { gone?.items == [1, 2] }
      one.reload()
      #expect(one.texts == ["1", "2"])
      continuation.finish(throwing: Failure())
      await expectSoon("the error") { errors.count == 1 }
      if let stream = gone { show(stream, on: two) }
      #expect(errors.count == 2 && errors.allSatisfy { $0 is Failure })
      #expect(two.texts == ["1", "2"])
      #expect(one.log.messages.isEmpty && two.log.messages.isEmpty)
    }
    await expectSoon("nobody holds the stream") { gone == nil }
  }
}
