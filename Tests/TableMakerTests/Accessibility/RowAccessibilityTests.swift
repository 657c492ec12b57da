import TableMaker
import TestSupport
import Testing
import UIKit

/// The accessibility texts and actions that a step gives to rows.
@MainActor @Suite struct RowAccessibilityTests {
  private let stage = Stage()
  private let list = ItemList(notes(30))
  private var log: Log { stage.log }

  /// Compares what is said, where somebody can be asked.
  private func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    guard let said = stage.window.spokenLines else { return }
    #expect(Array(said.prefix(lines.count)) == lines, sourceLocation: sourceLocation)
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  private func section() -> ReadySection<UITableViewCell, Note, ItemList<Note>> {
    stage.chain.height(44).section("notes").stockCell(.default).data(list)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }
  }

  private func action(_ name: String, _ note: Note) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [log] _ in
      log.add("\(name) \(note.id)")
      return true
    }
  }

  @Test func `a row has the label, value, and hint of its item, after the adapter`() throws {
    stage.show(
      stage.chain.height(44).section().stockCell(.default).data(list)
        .adapter { cell, note, _ in
          cell.textLabel?.text = note.text
          cell.accessibilityLabel = "the adapter's"
        }
        .accessibility { note, index in
          RowAccessibility(label: "Note \(note.id)", value: "at \(index)", hint: "Opens the note")
        }
        .make())
    let cell: UITableViewCell = try stage.cell(2)
    #expect(cell.accessibilityLabel == "Note 2")
    #expect(cell.accessibilityValue == "at 2")
    #expect(cell.accessibilityHint == "Opens the note")
    expect(["Note 0, at 0, Opens the note", "Note 1, at 1, Opens the note"])
  }

  @Test func `a text that is nil is the system's, also in a cell that had one`() async throws {
    stage.show(
      section()
        .accessibility { note, _ in
          note.text.hasPrefix("note") ? RowAccessibility() : RowAccessibility(label: "other", value: "1", hint: "2")
        }
        .make())
    expect(["note 0", "note 1"])
    list.items[0].text = "x"
    await settle()
    expect(["other, 1, 2", "note 1"])
    list.items[0].text = "note again"
    await settle()
    expect(["note again", "note 1"])
  }

  @Test func `custom actions come with the row's item, besides its swipe actions, and are performed`() throws {
    stage.show(
      section()
        .trailingActions { [log] note, _ in
          UIContextualAction(style: .normal, title: "Archive") { _, _, done in
            log.add("Archive \(note.id)")
            done(true)
          }
        }
        .accessibility { note, _ in RowAccessibility(actions: [action("Read", note)]) }
        .make())
    expect(["note 0, actions available", "note 1, actions available"])
    let own = try #require(stage.cell(3).accessibilityCustomActions?.last)
    #expect(own.name == "Read" && own.actionHandler?(own) == true)
    #expect(log.lines == ["Read 3"])
    guard stage.window.spokenLines != nil else { return }
    #expect(stage.window.perform("Archive", ofElement: "note 1"))
    #expect(stage.window.perform("Read", ofElement: "note 1"))
    #expect(log.lines == ["Read 3", "Archive 1", "Read 1"])
  }

  @Test func `a switch at the row's end is read with the row's own label, and its step is called`() throws {
    stage.show(
      stage.chain.height(44).section().stockCell(.default).data(list)
        .adapter { cell, note, _ in
          cell.textLabel?.text = note.text
          cell.accessoryView = cell.accessoryView ?? UISwitch()
        }
        .accessibility { note, _ in RowAccessibility(label: "Alarm \(note.id)") }
        .onControl({ $0.accessoryView as? UISwitch }, for: .valueChanged) { [log] toggle, note, _ in
          log.add("\(note.id): \(toggle.isOn)")
        }
        .make())
    expect(["Alarm 0, switch button, off", "Alarm 1, switch button, off"])
    try #require(stage.cell(1).accessoryView).tap()
    settleAnimations()
    expect(["Alarm 0, switch button, off", "Alarm 1, switch button, on"])
    #expect(log.lines == ["1: true"])
  }

  @Test func `sections without the step share no cells with sections that have it`() async throws {
    stage.show(
      stage.chain.height(44)
        .section("plain").cell(PlainCell.self).data(notes(3)).adapter { cell, note, _ in
          cell.textLabel?.text = note.text
        }
        .section("told").cell(PlainCell.self).data(notes(60)).adapter { cell, note, _ in
          cell.textLabel?.text = note.text
        }
        .accessibility { note, _ in RowAccessibility(label: "told \(note.id)") }
        .make())
    for offset in [900, 0, 1200, 0] as [CGFloat] {
      stage.tableView.contentOffset.y = offset
      stage.window.layOut()
    }
    expect(["note 0", "note 1", "note 2", "told 0", "told 1"])
    let plain: UITableViewCell = try stage.cell(1)
    #expect(plain.accessibilityLabel != "told 1")
  }

  @Test func `a tree's row keeps its own value, and otherwise says whether it is expanded`() async throws {
    let tree = ItemList([Reply(1, "one", [Reply(11, "below")]), Reply(2, "two", [Reply(21, "below")])])
    stage.show(
      stage.chain.height(44).section().data(tree).stockCell(.default)
        .adapter { cell, reply, _ in cell.textLabel?.text = reply.text }
        .expandable(children: \.replies)
        .accessibility { reply, _ in RowAccessibility(value: reply.id == 2 ? "new" : nil) }
        .make())
    expect(["one, Collapsed", "two, new"])
    stage.tableView.tap(0)
    await settle()
    expect(["one, Expanded", "below", "two, new"])
  }

  @Test func `an owner is held weakly, and rows have the system's texts once it is gone`() async throws {
    var owner: Log? = Log()
    weak let watched = owner
    if let owner {
      stage.show(
        section()
          .accessibility(by: WeakReference(owner)) { _, note, index in RowAccessibility(label: "\(note.id) at \(index)")
          }
          .make())
    }
    expect(["0 at 0", "1 at 1"])
    owner = nil
    #expect(watched == nil)
    stage.dataSource?.section("notes").reconfigure()
    await settle()
    expect(["note 0", "note 1"])
  }

  @Test func `rows that are only measured ask for no texts`() {
    var count = 0
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(notes(3)).adapter { cell, note, _ in
        cell.textLabel?.text = note.text
      }
      .autoHeight()
      .accessibility { _, _ in
        count += 1
        return RowAccessibility()
      }
      .make())
    #expect(count == 3)
  }
}
