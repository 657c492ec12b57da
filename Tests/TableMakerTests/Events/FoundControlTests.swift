import TableMaker
import TestSupport
import Testing
import UIKit

/// The controls that a step finds in cells of several classes, of a storyboard, and of the system.
@MainActor @Suite struct FoundControlTests {
  private let stage = Stage()
  private let list = ItemList(notes(40))
  private var log: Log { stage.log }

  private func shown(_ row: Int) throws -> ShopCell { try stage.cell(row) }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `in a section with several classes, a step names the class of its control`() throws {
    final class OtherCell: UITableViewCell {
      let button = UIButton(frame: CGRect(x: 10, y: 2, width: 60, height: 40))
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(button)
      }
      required init?(coder: NSCoder) { nil }
    }
    stage.show(
      stage.chain.height(44).section().data(list)
        .cells(ShopCell.self, for: { $0.id.isMultiple(of: 2) }) { cell, note, _ in cell.note = note }
        .onControl(\.button, in: ShopCell.self, for: .touchUpInside) { [log] _, note, _ in log.add("even \(note.id)") }
        .otherwise(OtherCell.self) { _, _, _ in }
        .onControl(\.button, in: OtherCell.self, for: .touchUpInside) { [log] _, note, _ in log.add("odd \(note.id)") }
        .onControl(\.button, in: OtherCell.self, for: .touchUpInside, by: WeakReference(log)) { log, _, note, index in
          log.add("owner \(note.id) at \(index)")
        }
        .make())
    try shown(2).button.tap()
    try stage.cell(5, as: OtherCell.self).button.tap()
    #expect(log.lines == ["even 2", "odd 5", "owner 5 at 5"])
    #expect(log.messages.isEmpty)
  }

  @Test func `a class that the section doesn't have is reported at the step's line`() {
    let line = #line + 3
    stage.show(
      stage.chain.section("mixed").data(list).cells(ShopCell.self, for: { _ in true }) { _, _, _ in }
        .onControl({ _ in UIButton() }, in: NoteCell.self, for: .touchUpInside) { _, _, _ in }
        .make())
    #expect(
      log.diagnostics.map(\.placed) == [
        "FoundControlTests.swift:\(line): No cell of section “mixed” is a NoteCell, so TableMaker never calls the "
          + "closure of .onControl. Use ShopCell in its parameter `in`."
      ])
    #expect(log.diagnostics.map(\.kind) == [.missingControl])
  }

  @Test func `an outlet that isn't connected is reported once, at the step's line`() async throws {
    final class OutletCell: UITableViewCell {
      // As an outlet that a storyboard doesn't connect.
      var button: UIButton!
      let other = UIButton(frame: CGRect(x: 10, y: 2, width: 60, height: 40))
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(other)
      }
      required init?(coder: NSCoder) { nil }
    }
    stage.tableView.register(OutletCell.self, forCellReuseIdentifier: "outlet")  // as a storyboard would
    let line = #line + 4
    stage.show(
      stage.chain.height(44).section("shop").cell(OutletCell.self, from: .storyboard("outlet")).data(list)
        .adapter { _, _, _ in }
        .onControl(\.button, for: .touchUpInside) { [log] _, _, _ in log.add("never") }
        .onControl(\.other, for: .touchUpInside) { [log] _, note, _ in log.add("\(note.id)") }
        .make())
    stage.reload()
    try stage.cell(1, as: OutletCell.self).other.tap()
    #expect(log.lines == ["1"])
    #expect(
      log.diagnostics.map(\.placed) == [
        "FoundControlTests.swift:\(line): The control of .onControl is nil in a OutletCell of section “shop”, so "
          + "TableMaker doesn't call the closure for it. Connect the outlet in Interface Builder."
      ])
    // The outlet is connected later.
    let cell = try stage.cell(1, as: OutletCell.self)
    let button = UIButton(frame: CGRect(x: 80, y: 2, width: 60, height: 40))
    cell.contentView.addSubview(button)
    cell.button = button
    stage.dataSource?.section("shop").reconfigure()
    await settle()
    #expect(try stage.cell(1, as: OutletCell.self).button === button)
    button.tap()
    #expect(log.lines == ["1", "never"])
  }

  @Test func `a ready-made cell's control is found by a closure, also if the adapter replaces it`() async throws {
    stage.show(
      stage.chain.section().stockCell(.default).data(list).height(44)
        .adapter { cell, note, _ in
          cell.textLabel?.text = note.text
          cell.accessoryView = note.id == 0 ? nil : UISwitch()
        }
        .onControl({ $0.accessoryView as? UISwitch }, for: .valueChanged) { [log] toggle, note, _ in
          log.add("\(note.text): \(toggle.isOn)")
        }
        .make())
    func toggle() throws { try #require(stage.cell(1).accessoryView).tap() }
    try toggle()
    list.items[1].text = "other"
    await settle()
    try toggle()
    #expect(log.lines == ["note 1: true", "other: true"])
    #expect(log.messages.isEmpty, "the first row has no switch, which is no mistake")
  }

  @Test func `cells of a provider have controls, too`() throws {
    stage.tableView.register(ShopCell.self, forCellReuseIdentifier: "shop")
    stage.show(
      stage.chain.height(44).section().data(list)
        .cellProvider { tableView, path, _ in tableView.dequeueReusableCell(withIdentifier: "shop", for: path) }
        .onControl(\.button, in: ShopCell.self, for: .touchUpInside) { [log] _, note, _ in log.add("\(note.id)") }
        .make())
    try shown(4).button.tap()
    #expect(log.lines == ["4"])
  }

  @Test func `a control in a content view is found, also in one that a new state brings`() throws {
    struct Content: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { ContentView(self) }
      func updated(for state: any UIConfigurationState) -> Content { self }
    }
    struct OtherContent: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { ContentView(self) }
      func updated(for state: any UIConfigurationState) -> OtherContent { self }
    }
    final class ContentView: UIView, UIContentView {
      let button = UIButton(frame: CGRect(x: 10, y: 2, width: 60, height: 40))
      var configuration: any UIContentConfiguration
      init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(button)
      }
      required init?(coder: NSCoder) { nil }
      func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
      }
    }
    stage.show(
      stage.chain.height(44).deselection(.never).section().data(list)
        .content { _, _, state in
          if state.isSelected { return OtherContent() }
          return Content()
        }
        .onControl({ ($0.contentView as? ContentView)?.button }, for: .touchUpInside) { [log] _, note, _ in
          log.add("\(note.id)")
        }
        .make())
    func button() throws -> UIButton {
      let cell: UITableViewCell = try stage.cell(1)
      let view = cell.contentView as? ContentView
      return try #require(view).button
    }
    let before = try button()
    before.tap()
    stage.tableView.tap(1)
    settleAnimations()
    stage.window.layOut()
    let after = try button()
    #expect(before !== after)
    after.tap()
    #expect(log.lines == ["1", "1"])
  }
}
