import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows in place of what `onDrop(of:)` loads.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct DropPlaceholderTests {
  /// Two tables, of which the right one takes slow texts.
  @MainActor private final class Loading {
    let tables = DraggingStage("abc", "xyz")

    /// Shows them, and drops the left one's first row between the right one's first and second.
    func drop<Value: DropLoadable>(_ type: Value.Type, _ insert: @escaping ([Value], Int) throws -> Void) async {
      tables.show(
        tables.section(tables.left, tables.one).draggable().make(),
        tables.section(tables.right, tables.other).onDrop(of: type, insert).make())
      await tables.carry(tables.point(tables.left, 0), to: tables.point(tables.right, 1))
    }

    /// The top edge of the row that is there until then; nil if there is none.
    var place: CGFloat? {
      tables.right.subviews.compactMap { $0 as? LoadingCell }.first { !$0.isHidden }?.frame.minY
    }

    /// The top edges of the right table's rows.
    var tops: [CGFloat] { (0..<tables.other.items.count).map { row(at: $0) } }

    private func row(at index: Int) -> CGFloat {
      tables.right.cellForRow(at: IndexPath(row: index, section: 0))?.frame.minY ?? -1
    }
  }

  @Test func `a row with an indicator is there until what was dropped has come, and then its row stands there`() async {
    final class Slow: SlowLoading {
      static var completions: [([any DropLoadable]) -> Void] = []
    }
    let loading = Loading()
    let tables = loading.tables
    await loading.drop(Slow.self) { values, index in
      tables.log.add("\(values.count) at \(index)")
      tables.other.insert(Note(9, "n"), at: index)
    }
    #expect(loading.place == 44 && loading.tops == [0, 88, 132] && tables.right.hasUncommittedUpdates)
    #expect(tables.log.lines.isEmpty && tables.names == ["abc", "xyz"])
    let spoken = tables.right.subviews.compactMap { $0 as? LoadingCell }.first
    #expect(spoken?.accessibilityLabel == InterfaceText.loading.text)
    Slow.completions[0]([Slow()])
    #expect(loading.place == nil && loading.tops == [0, 44, 88, 132], "at once")
    await tables.settle()
    #expect(tables.log.lines == ["1 at 1"] && tables.names[1] == "xnyz" && tables.texts(tables.right) == "xnyz")
    #expect(loading.tops == [0, 44, 88, 132] && !tables.right.hasUncommittedUpdates && tables.log.messages.isEmpty)
  }

  @Test func `what cannot be loaded leaves the rows as they were`() async {
    final class Slow: SlowLoading {
      static var completions: [([any DropLoadable]) -> Void] = []
    }
    let loading = Loading()
    await loading.drop(Slow.self) { _, _ in Issue.record("nothing was loaded") }
    Slow.completions[0]([])
    await loading.tables.settle()
    #expect(loading.place == nil && loading.tops == [0, 44, 88] && !loading.tables.right.hasUncommittedUpdates)
  }

  @Test func `lists that change meanwhile are followed, above the place and below it, and the place with them`() async {
    for animated in [false, true] {
      final class Slow: SlowLoading {
        static var completions: [([any DropLoadable]) -> Void] = []
      }
      let loading = Loading()
      let tables = loading.tables
      await loading.drop(Slow.self) { _, index in tables.other.insert(Note(9, "n"), at: index) }
      tables.other.insert(Note(8, "o"), at: 0)
      if !animated { tables.dataSources[1].update(animated: false) }
      await tables.settle()
      #expect(loading.place == 88 && loading.tops == [0, 44, 132, 176])
      tables.other.items.remove(at: 2)
      if !animated { tables.dataSources[1].update(animated: false) }
      await tables.settle()
      #expect(loading.place == 88 && loading.tops == [0, 44, 132])
      Slow.completions.last?([Slow()])
      await tables.settle()
      #expect(tables.names[1] == "oxnz" && tables.texts(tables.right) == "oxnz" && loading.tops == [0, 44, 88, 132])
      #expect(tables.log.messages.isEmpty)
    }
  }

  @Test func `a reload meanwhile takes the row away, and what comes then is inserted all the same`() async {
    final class Slow: SlowLoading {
      static var completions: [([any DropLoadable]) -> Void] = []
    }
    let loading = Loading()
    let tables = loading.tables
    await loading.drop(Slow.self) { _, index in tables.other.insert(Note(9, "n"), at: index) }
    tables.dataSources[1].reload()
    await tables.settle()
    #expect(loading.place == nil && loading.tops == [0, 44, 88])
    Slow.completions[0]([Slow()])
    await tables.settle()
    #expect(tables.names[1] == "xnyz" && tables.texts(tables.right) == "xnyz" && tables.log.messages.isEmpty)
  }

  @Test func `a live object that goes meanwhile leaves no row behind, and nothing is called`() async {
    final class Slow: SlowLoading {
      static var completions: [([any DropLoadable]) -> Void] = []
    }
    let loading = Loading()
    await loading.drop(Slow.self) { _, _ in Issue.record("nobody is there to take it") }
    loading.tables.dataSources.removeLast()
    Slow.completions[0]([Slow()])
    await loading.tables.settle()
    #expect(loading.place == nil && loading.tables.right.hasNoRows)
  }

  @Test func `a handler that throws when it has come leaves the rows as they were, and the error is the app's`() async {
    struct Failure: Error {}
    final class Slow: SlowLoading {
      static var completions: [([any DropLoadable]) -> Void] = []
    }
    let loading = Loading()
    await loading.drop(Slow.self) { _, _ in throw Failure() }
    Slow.completions[0]([Slow()])
    await loading.tables.settle()
    #expect(loading.tables.log.lines == ["Failure()"] && loading.place == nil && loading.tops == [0, 44, 88])
  }
}

/// An object that loads when a test says so. Each test has its own type, because the type stores the pending completions.
@MainActor protocol SlowLoading: AnyObject, DropLoadable {
  static var completions: [([any DropLoadable]) -> Void] { get set }
}

extension SlowLoading {
  static func canLoad(from session: any UIDropSession) -> Bool { true }

  static func load(from session: any UIDropSession, completion: @escaping ([any DropLoadable]) -> Void) {
    completions.append(completion)
  }
}
