import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Tests of `menu` and `menuPreview`: the menu appears when the user touches and holds a row.
@MainActor @Suite struct MenuTests {
  private let editing = EditingStage()
  private var stage: Stage { editing.stage }
  private var log: Log { editing.log }

  private func press(_ row: Int) {
    guard let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    cell.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 22), after: 1)
    settleAnimations()
  }

  /// The label in the window that has a text.
  private func label(_ text: String) -> UILabel? { label(text, in: stage) }

  private func label(_ text: String, in stage: Stage) -> UILabel? {
    func find(in view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return stage.tableView.window.flatMap { find(in: $0) }
  }

  private func choose(_ title: String) { choose(title, in: stage) }

  private func choose(_ title: String, in stage: Stage) {
    guard let label = label(title, in: stage), let window = label.window else { return }
    window.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    settleAnimations()
    stage.window.layOut()
  }

  private func menu(_ title: String, _ body: @escaping () -> Void = {}) -> UIMenu {
    UIMenu(children: [
      UIAction(title: title) { [log] _ in
        log.add(title)
        body()
      }
    ])
  }

  @Test func `a finger kept on a row brings its menu, and what is chosen is for its item`() {
    stage.show(editing.section.menu { note, index in menu("Open \(note.id) at \(index)") }.make())
    press(2)
    #expect(label("Open 2 at 2") != nil && log.lines.isEmpty)
    choose("Open 2 at 2")
    #expect(log.lines == ["Open 2 at 2"] && label("Open 2 at 2") == nil)
    #expect(log.messages.isEmpty)
  }

  @Test func `a row without a menu brings none, and a section without the step neither`() {
    stage.show(editing.section.menu { note, _ in note.id == 1 ? menu("Open") : nil }.make())
    press(0)
    #expect(label("Open") == nil)
    press(1)
    #expect(label("Open") != nil)
    choose("Open")
    stage.show(
      editing.section.section("menus").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }
        .menu { _, _ in menu("Other") }.make())
    press(1)
    #expect(label("Other") == nil)
  }

  @Test func `an item that goes while its menu is open can still be acted on, and nothing else is`() async {
    stage.show(
      editing.section.menu { note, _ in menu("Drop \(note.id)") { [list = editing.list] in list.remove(note) } }.make())
    press(1)
    editing.list.items.remove(at: 0)
    await editing.settle()
    choose("Drop 1")
    await editing.settle()
    #expect(stage.texts == ["note 2", "note 3"] && log.lines == ["Drop 1"])
    press(0)
    editing.list.items.remove(at: 0)
    await editing.settle()
    #expect(log.messages.isEmpty)
  }

  @Test func `a menu that is open while its table changes is for its item, wherever that is by then, or gone`() async {
    let changes: [@MainActor (ItemList<Note>) -> Void] = [
      { $0.items.insert(contentsOf: (100..<130).map { Note($0, "new") }, at: 0) },
      { $0.items.reverse() },
      { $0.items[1].text = "other" },
      { $0.items.removeSubrange(0..<2) },
      { $0.items = [] },
    ]
    for (number, change) in changes.enumerated() {
      let stage = EditingStage()
      stage.stage.show(
        stage.section.menu { note, index in
          UIMenu(children: [
            UIAction(title: "Act \(note.id) at \(index)") { [log] _ in log.add("acted on \(note.text)") }
          ])
        }.make())
      log.lines = []
      let cell = stage.stage.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      cell?.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 22), after: 1)
      settleAnimations()
      change(stage.list)
      await stage.settle()
      choose("Act 1 at 1", in: stage.stage)
      #expect(log.lines == ["acted on note 1"], "\(number)")
      #expect(stage.log.messages.isEmpty && stage.stage.rowCounts == [stage.list.items.count])
    }
  }

  @Test func `the owner of menus is held weakly, and once it is gone there are none`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let watched = owner
    if let owner {
      stage.show(editing.section.menu(by: WeakReference(owner)) { _, note, _ in menu("Open \(note.id)") }.make())
    }
    press(0)
    #expect(label("Open 0") != nil)
    choose("Open 0")
    owner = nil
    #expect(watched == nil)
    press(1)
    #expect(label("Open 1") == nil)
  }

  @Test func `a preview of the app's is shown above the menu`() {
    final class Preview: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        label.text = "preview"
        view.addSubview(label)
      }
    }
    stage.show(
      editing.section.menu { _, _ in menu("Open") }.menuPreview { note, _ in note.id == 0 ? Preview() : nil }.make())
    press(0)
    #expect(label("preview") != nil)
    choose("Open")
    #expect(label("preview") == nil)
    press(1)
    #expect(label("preview") == nil && label("Open") != nil)
    choose("Open")
  }

  // MARK: Copying

  /// Chooses “Copy” of a row.
  ///
  /// - Returns: What is on the pasteboard then, if that has changed.
  private func copied(_ row: Int) -> String? {
    let count = UIPasteboard.general.changeCount
    press(row)
    choose(InterfaceText.copying.text)
    return UIPasteboard.general.changeCount == count ? nil : UIPasteboard.general.string
  }

  @Test func `a row that can be copied has Copy as its menu, one that gives no text has none`() {
    stage.show(editing.section.copyable { note, index in note.id == 1 ? nil : "\(note.text) at \(index)" }.make())
    #expect(copied(2) == "\(editing.list.items[2].text) at 2")
    press(1)
    #expect(label(InterfaceText.copying.text) == nil)
  }

  @Test func `Copy stands above what the section's menu has, and a row without a text has that alone`() throws {
    stage.show(
      editing.section.menu { [self] _, _ in menu("Open") }.copyable { note, _ in note.id == 1 ? nil : note.text }.make()
    )
    press(0)
    let (copy, open) = (try #require(label(InterfaceText.copying.text)), try #require(label("Open")))
    #expect(copy.convert(copy.bounds, to: nil).maxY < open.convert(open.bounds, to: nil).minY)
    choose("Open")
    #expect(log.lines == ["Open"])
    press(1)
    #expect(label(InterfaceText.copying.text) == nil && label("Open") != nil)
    choose("Open")
    #expect(copied(3) == editing.list.items[3].text)
  }
}
