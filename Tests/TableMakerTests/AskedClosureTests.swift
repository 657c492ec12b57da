import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A closure that is called may do whatever it wants each time it is called, calls of itself included: it comes to an end.
@MainActor @Suite struct AskedClosureTests {
  /// The closures of a chain, by what they belong to.
  enum Place: String, CaseIterable, Sendable {
    case adapter, cellsFor, cellsAs, heights, titles, footerTitles, header, headerHeights, backgrounds, contents
    case accessories, indentations, separatorInsets, editability, movable, shouldSelect, shouldHighlight, willSelect
    case onSelect, onDisplay, onDiagnostic, onError, nodeAdapter, children, description
    case shown, enabled, readOnly, draftTitle, rowAdapter, show, value, rule, onChange, willCommit
  }

  enum Action: String, CaseIterable, Sendable {
    case change, isValid, dump, print, setEditing, reload, update, misuse, error, reconfigure, invalidateHeights
  }

  struct Item: Identifiable, Equatable, CustomStringConvertible {
    let id: Int
    let table: Table?

    static func == (one: Item, other: Item) -> Bool { one.id == other.id }
    var description: String {
      if let table { MainActor.assumeIsolated { table.call(.description) } }
      return "\(id)"
    }
  }

  private final class FirstCell: UITableViewCell {}
  private final class SecondCell: UITableViewCell {}
  private struct Failure: Error {}

  /// A table with closures that call one of a test.
  @MainActor final class Table {
    let stage = Stage()
    let draft = FormDraft(Booking())
    let list = ItemList<Item>([])
    private let place: Place
    private let action: Action
    private(set) var calls = 0
    private(set) var depth = 0
    private(set) var deepest = 0
    private var isEditing = false

    init(_ place: Place, _ action: Action) {
      self.place = place
      self.action = action
      list.items = (0..<4).map { Item(id: $0, table: self) }
    }

    func call(_ reached: Place) {
      guard reached == place else { return }
      calls += 1
      depth += 1
      deepest = max(deepest, depth)
      perform()
      depth -= 1
    }

    private func perform() {
      let dataSource = stage.dataSource
      switch action {
      case .change: draft.guests += 1
      case .isValid: _ = draft.isValid
      case .dump: _ = dataSource?.dump()
      case .print: _ = "\(dataSource?.dump().description ?? "")\(dataSource?.debugDescription ?? "")"
      case .setEditing:
        isEditing.toggle()
        dataSource?.setEditing(isEditing, animated: true)
      case .reload: dataSource?.reload()
      case .update: dataSource?.update()
      case .misuse: dataSource?.section("nobody").reconfigure()
      case .error: list.observers.itemsDidFail(with: Failure())
      case .reconfigure: if let item = list.items.first { dataSource?.reconfigure(item) }
      case .invalidateHeights: dataSource?.invalidateHeights()
      }
    }

    func make() -> TableViewDataSource {
      func call(_ place: Place) { self.call(place) }
      let chain = DataSource(stage.tableView)
        .onDiagnostic { [stage] diagnostic in
          stage.log.diagnostics.append(diagnostic)
          call(.onDiagnostic)
        }
        .onError { _ in call(.onError) }
      let items = chain.section("items").data(list)
        .cells(
          FirstCell.self,
          for: { item -> Bool in
            call(.cellsFor)
            return item.id == 0
          }, { _, _, _ in call(.adapter) }
        )
        .cells(
          SecondCell.self,
          as: { item -> Int? in
            call(.cellsAs)
            return item.id == 1 ? 1 : nil
          }, { _, _, _ in }
        )
        .otherwise(UITableViewCell.self) { _, _, _ in }
        .heights { _, _ in
          call(.heights)
          return 44
        }
        .titles { _ in
          call(.titles)
          return "title"
        }
        .footerTitles { _ in
          call(.footerTitles)
          return "footer"
        }
        .headerHeights { _ in
          call(.headerHeights)
          return 30
        }
        .backgrounds { _, _, _ in
          call(.backgrounds)
          return nil
        }
        .accessories { _, _ in
          call(.accessories)
          return .none
        }
        .indentations { _, _ in
          call(.indentations)
          return 1
        }
        .separatorInsets { _, _ in
          call(.separatorInsets)
          return .zero
        }
      let edited = items.editability { _, _ in
        call(.editability)
        return .always
      }
      .onDelete { _, _ in }
      .movable { _, _ in
        call(.movable)
        return true
      }
      .shouldSelect { _, _ in
        call(.shouldSelect)
        return true
      }
      .shouldHighlight { _, _ in
        call(.shouldHighlight)
        return true
      }
      .willSelect { item, _ in
        call(.willSelect)
        return item
      }
      .onSelect { _, _ in call(.onSelect) }
      .onDisplay { _, _, _ in call(.onDisplay) }
      let tree = edited.section("tree")
        .data(ItemList([Item(id: 10, table: self)]))
        .content { _, _, _ in
          call(.contents)
          return UIListContentConfiguration.cell()
        }
        .expandable(children: { item -> [Item] in
          call(.children)
          return item.id < 11 ? [Item(id: item.id + 1, table: nil)] : []
        })
        .nodeAdapter { _, _, _ in call(.nodeAdapter) }
        .header(UITableViewHeaderFooterView.self) { _ in call(.header) }
      let form = tree.section("form").titles(of: draft) { draft in
        call(.draftTitle)
        return "\(draft.guests)"
      }
      .row(TextFieldCell.self, named: "name").bind(\.name, of: draft, to: \.control) { _, _ in call(.show) }
      .validate(
        .custom("no") { _ in
          call(.rule)
          return true
        }, feedback: .atOnce
      )
      .visible(when: draft) { draft in
        call(.shown)
        return draft.guests >= 0
      }
      .enabled(when: draft) { draft in
        call(.enabled)
        return draft.guests >= 0
      }
      .readOnly(when: draft) { draft in
        call(.readOnly)
        return draft.guests < 0
      }
      .value("Guests", of: draft) { draft in
        call(.value)
        return "\(draft.guests)"
      }
      .row(UITableViewCell.self).adapter { [draft] _ in
        call(.rowAdapter)
        _ = draft.guests
      }
      draft.onChange { _ in call(.onChange) }
      draft.onWillCommit { call(.willCommit) }
      return form.make()
    }
  }

  @Test(arguments: Place.allCases, Action.allCases)
  func `a closure that does the same each time comes to an end, and is told of at most a few times`(
    _ place: Place, _ action: Action
  ) async throws {
    let table = Table(place, action)
    let stage = table.stage
    stage.show(table.make())
    let dataSource = try #require(stage.dataSource)
    _ = dataSource.dump()
    table.draft.name = "x"
    _ = try? table.draft.commit()
    stage.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = dataSource.delegate.tableView(stage.tableView, willSelectRowAt: IndexPath(row: 0, section: 0))
    dataSource.delegate.tableView(stage.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    dataSource.expand(Item(id: 10, table: nil))
    dataSource.section("nowhere").hide()
    table.list.observers.itemsDidFail(with: Failure())
    table.list.items.swapAt(0, 1)
    dataSource.setEditing(true, animated: false)
    stage.window.layOut()
    await nextTurns()
    dataSource.setEditing(false, animated: false)
    dataSource.reload()
    stage.window.layOut()
    #expect(table.deepest < 50, "\(table.deepest) deep")
    #expect(table.calls < 200_000)
    #expect(stage.log.diagnostics.count < 5_000)
    #expect(stage.tableView.numberOfSections == 3)
    stage.release()
  }

  @Test func `a diagnostic that a handler causes is one line on standard error`() {
    let stage = Stage()
    var (live, heard): (TableViewDataSource?, [String]) = (nil, [])
    let dataSource = DataSource(stage.tableView)
      .onDiagnostic { diagnostic in
        heard.append("\(diagnostic)")
        live?.section("log").reconfigure()
      }
      .section("notes").cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }.make()
    live = dataSource
    stage.show(dataSource)
    let text = standardError { dataSource.section("nobody").reconfigure() }
    #expect(heard.count == 1 && heard[0].contains("“nobody”"))
    #expect(text.split(separator: "\n").count { $0.contains("“log”") } == 1)
    live = nil
  }

  @Test func `an error that a handler meets is handed to it when it has returned, and not without end`() async {
    let stage = Stage()
    let list = ItemList(notes(2))
    var (depth, deepest, heard, isEndless) = (0, 0, 0, false)
    stage.show(
      stage.chain
        .onError { _ in
          heard += 1
          depth += 1
          deepest = max(deepest, depth)
          if isEndless || heard == 1 { list.observers.itemsDidFail(with: Failure()) }
          depth -= 1
        }
        .section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make())
    list.observers.itemsDidFail(with: Failure())
    #expect(heard == 2 && deepest == 1 && stage.log.messages.isEmpty)
    isEndless = true
    list.observers.itemsDidFail(with: Failure())
    #expect(deepest == 1 && heard < 300 && !stage.log.messages.isEmpty && stage.log.messages.count < 300)
    await stage.dataSource?.waitForUpdates()
  }

  @Test func `a dump in a closure that a dump asks describes no rows, and the other one all`() {
    let stage = Stage()
    var (live, inner): (TableViewDataSource?, [Int]) = (nil, [])
    let dataSource = stage.chain.section("notes").data(notes(3))
      .cells(
        FirstCell.self,
        for: { note -> Bool in
          if let dump = live?.dump() { inner.append(dump.sections[0].rows.count) }
          return note.id == 0
        }, { _, _, _ in }
      )
      .otherwise(SecondCell.self) { _, _, _ in }.height(44).make()
    stage.show(dataSource)
    live = dataSource
    #expect(dataSource.dump().sections[0].rows.map(\.cell) == ["FirstCell", "SecondCell", "SecondCell"])
    #expect(Set(inner) == [0])
    inner = []
    dataSource.reload()
    stage.window.layOut()
    #expect(Set(inner) == [0, 3])
    live = nil
  }
}
