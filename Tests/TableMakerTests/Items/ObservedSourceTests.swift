import Observation
import Testing
import UIKit

@testable import TableMaker

@MainActor @Suite struct ObservedSourceTests {
  @Observable @MainActor final class Shelf {
    var words = ["a"]
    var others = ["x"]
    var showsOthers = false

    @ObservationIgnored var plain = 0
  }

  private let shelf = Shelf()

  @Test func `the closure is read at each access, and not before`() {
    var readings = 0
    let source = ObservedSource {
      readings += 1
      return [readings]
    }
    #expect(readings == 0)
    #expect(source.items == [1] && source.items == [2])
  }

  @Test func `a change of an object that was read is told, at once on the main actor`() {
    let source = ObservedSource { [shelf] in shelf.words }
    let log = SourceLog(of: source)
    shelf.words = ["before anybody read"]
    #expect(log.changes == 0)
    #expect(source.items == ["before anybody read"])
    shelf.words.append("b")
    #expect(log.changes == 1, "so that it is part of a batch")
    #expect(source.items == ["before anybody read", "b"])
    shelf.others = []
    shelf.plain = 1
    #expect(log.changes == 1, "what was not read")
  }

  @Test func `several changes before the next reading are told once`() {
    let source = ObservedSource { [shelf] in shelf.showsOthers ? shelf.others : shelf.words }
    let log = SourceLog(of: source)
    _ = source.items
    shelf.words = []
    shelf.words = ["b"]
    shelf.showsOthers = true
    #expect(log.takeChanges() == 1)
    #expect(source.items == ["x"])
    shelf.words = ["c"]
    #expect(log.takeChanges() == 0, "not read any more")
    shelf.others = ["y"]
    #expect(log.takeChanges() == 1)
  }

  @Test func `only the newest reading is watched, however often the items were read`() async {
    var branch = 0
    let source = ObservedSource { [shelf] in branch == 0 ? shelf.words : shelf.others }
    let log = SourceLog(of: source)
    for _ in 0..<10 { _ = source.items }
    weak var reading: Reading?
    reading = source.reading
    #expect(reading != nil)
    branch = 1
    _ = source.items
    #expect(reading == nil, "objects keep nothing of readings that are over")
    await nextTurns()
    #expect(log.changes == 0, "the end of a reading is no change")
    shelf.words = []
    #expect(log.changes == 0)
    shelf.others = []
    #expect(log.changes == 1)
  }

  /// Observable, and safe to change on any thread: it has no state.
  private final class Bell: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var sound: Bool { true }

    func listen() { registrar.access(self, keyPath: \.sound) }

    func ring() { registrar.withMutation(of: self, keyPath: \.sound) {} }
  }

  @Test func `a change on another thread is told on the main actor`() async {
    let bell = Bell()
    var readings = 0
    let source = ObservedSource {
      bell.listen()
      readings += 1
      return [readings]
    }
    let log = SourceLog(of: source)
    #expect(source.items == [1])
    await Task.detached { bell.ring() }.value
    await expectSoon("the change is told") { log.changes == 1 }
    #expect(source.items == [2])
    bell.ring()
    #expect(log.changes == 2)
  }

  @Test func `nothing is kept of a source that is gone, though the object that it read lives on`() {
    weak var weakSource: ObservedSource<String>?
    weak var weakReading: Reading?
    weak var weakToken: Log?
    do {
      let token = Log()
      let source = ObservedSource { [shelf] in shelf.words + token.lines }
      #expect(source.items == ["a"])
      (weakSource, weakReading, weakToken) = (source, source.reading, token)
      #expect(weakReading != nil)
    }
    #expect(weakSource == nil && weakReading == nil && weakToken == nil)
    shelf.words = []
  }

  @Test func `a chain reads a closure, before and after the cell, and lets go of it`() {
    weak var weakToken: Log?
    do {
      let token = Log()
      weakToken = token
      let stage = Stage()
      stage.show(
        stage.chain
          .section().cell(PlainCell.self).observing { [shelf] in shelf.words + token.lines }
          .adapter { cell, word, _ in cell.textLabel?.text = word }
          .section().observing { [shelf] in shelf.others }.cell(PlainCell.self)
          .adapter { cell, word, _ in cell.textLabel?.text = word }
          .make())
      #expect(stage.texts == ["a", "x"])
      shelf.words = ["b"]
      shelf.others = []
      token.add("plain")
      stage.reload()
      #expect(stage.texts == ["b", "plain"])
      stage.release()
    }
    #expect(weakToken == nil)
    shelf.words = []
  }
}
