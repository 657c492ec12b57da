import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Typed text stays in sight above the keyboard, in every kind of page; a tap anywhere in a text's row begins typing.
@Suite(.enabled(if: TestFinger.isReal)) @MainActor struct TypedRowTests {
  private struct Texts: Equatable {
    var text = "some text"
    var notes = ""
    var long = (0..<60).map { "paragraph \($0) with some words" }.joined(separator: "\n")
    var number = 5
    var isOff = false
  }

  private let draft = FormDraft(Texts())

  enum Page: CaseIterable, Sendable { case plain, tableController }

  /// A page with a table in a window.
  @MainActor private final class Screen {
    let window = TestWindow()
    let tableView: UITableView
    let log = Log()
    var dataSource: TableViewDataSource?

    init(_ page: Page) {
      switch page {
      case .plain:
        let controller = UIViewController()
        tableView = UITableView(frame: controller.view.bounds, style: .insetGrouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(tableView)
        window.show(controller)
      case .tableController:
        let controller = UITableViewController(style: .insetGrouped)
        window.show(controller)
        tableView = controller.tableView
      }
    }

    var chain: DataSource { DataSource(tableView).onDiagnostic { [log] in log.diagnostics.append($0) } }

    func show(_ dataSource: TableViewDataSource) {
      self.dataSource = dataSource
      window.layOut()
    }

    func settle() async {
      for _ in 0..<3 {
        await dataSource?.waitForUpdates()
        settleAnimations()
        window.layOut()
      }
    }

    func view<View: UIView>(_ type: View.Type, row: Int) throws -> View {
      func find(in view: UIView) -> View? { (view as? View) ?? view.subviews.lazy.compactMap(find).first }
      let cell = try #require(tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      return try #require(find(in: cell))
    }

    /// Where the bar above the keyboard begins.
    func keyboardTop(_ view: UIView) throws -> CGFloat {
      try #require(view.inputAccessoryView).convert(CGPoint.zero, to: window.window).y
    }

    func caret(of text: UITextView) throws -> CGRect {
      text.convert(text.caretRect(for: try #require(text.selectedTextRange).end), to: window.window)
    }
  }

  // MARK: In sight

  @Test(arguments: Page.allCases)
  func `the insertion point that a tap sets decides where a long text scrolls`(_ page: Page) async throws {
    let screen = Screen(page)
    screen.show(
      screen.chain.section().textField("Name", \.text, of: draft).textView("Long", \.long, of: draft)
        .textField("More", \.text, of: draft).make())
    await screen.settle()
    let text = try screen.view(UITextView.self, row: 1)
    // From a field with the keyboard up as from none.
    for isUp in [false, true] {
      screen.window.window.endEditing(true)
      await screen.settle()
      screen.tableView.contentOffset.y = -screen.tableView.adjustedContentInset.top
      screen.window.layOut()
      text.selectedRange = NSRange(location: (text.text as NSString).length, length: 0)
      if isUp { try screen.view(UITextField.self, row: 0).becomeFirstResponder() }
      await screen.settle()
      let offset = screen.tableView.contentOffset
      text.tap(at: CGPoint(x: 100, y: 60))
      await screen.settle()
      #expect(text.isFirstResponder && text.selectedRange.location < 200)
      let caret = try screen.caret(of: text)
      #expect(try caret.maxY <= screen.keyboardTop(text) + 0.5 && caret.minY >= 0)
      // A table view controller scrolls to the beginning of the text first.
      if page == .plain { #expect(screen.tableView.contentOffset == offset) }
    }
    // Where it is by the app's wish, what is typed brings it into sight.
    for location in [(text.text as NSString).length, 900, 0] {
      text.selectedRange = NSRange(location: location, length: 0)
      text.insertText("!")
      await screen.settle()
      let caret = try screen.caret(of: text)
      #expect(try caret.maxY <= screen.keyboardTop(text) + 0.5 && caret.minY >= 0, "\(location)")
    }
  }

  @Test(arguments: Page.allCases)
  func `a text that grows is followed line by line, in a ready-made row and in a cell of the app's`(_ page: Page)
    async throws
  {
    for isReadyMade in [true, false] {
      draft.notes = ""
      let screen = Screen(page)
      var chain = screen.chain.section().textField("Text 0", \.text, of: draft)
      for number in 1..<8 { chain = chain.textField("Text \(number)", \.text, of: draft) }
      let notes =
        isReadyMade
        ? chain.textView("Notes", \.notes, of: draft)
        : chain.row(GrowingCell.self).bind(\.notes, of: draft, to: \.text).toggle("Off", \.isOff, of: draft)
          .textView("Last", \.text, of: draft)
      screen.show(notes.textField("Below", \.text, of: draft).make())
      await screen.settle()
      screen.tableView.scrollToRow(at: IndexPath(row: 8, section: 0), at: .middle, animated: false)
      screen.window.layOut()
      let text = try screen.view(UITextView.self, row: 8)
      text.becomeFirstResponder()
      await screen.settle()
      for line in 0..<14 {
        text.insertText("Line \(line)\n")
        await screen.settle()
        let caret = try screen.caret(of: text)
        #expect(try caret.maxY <= screen.keyboardTop(text) + 1 && caret.minY >= 0, "line \(line)")
        // As high as its text, all of which can be read.
        #expect(text.bounds.height >= text.contentSize.height - 1, "line \(line)")
      }
      screen.window.window.endEditing(true)
      await screen.settle()
      #expect(screen.log.messages.isEmpty)
    }
  }

  @Test(arguments: Page.allCases)
  func `each row that is typed into is wholly above the keyboard and its bar`(_ page: Page) async throws {
    let screen = Screen(page)
    var chain = screen.chain.section().textField("Text 0", \.text, of: draft)
    for number in 1..<14 { chain = chain.textField("Text \(number)", \.text, of: draft) }
    screen.show(chain.make())
    await screen.settle()
    for row in 0..<14 {
      screen.window.window.endEditing(true)
      await screen.settle()
      screen.tableView.contentOffset.y = -screen.tableView.adjustedContentInset.top
      screen.window.layOut()
      let field = try screen.view(UITextField.self, row: row)
      field.tap()
      await screen.settle()
      func bottom() -> CGFloat {
        screen.tableView.convert(
          screen.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: screen.window.window
        ).maxY
      }
      #expect(try field.isFirstResponder && bottom() <= screen.keyboardTop(field) + 0.5, "row \(row)")
      // Scrolled away, it comes back with the next letter.
      screen.tableView.contentOffset.y += row < 7 ? 300 : -300
      field.insertText("x")
      await screen.settle()
      #expect(try bottom() <= screen.keyboardTop(field) + 0.5 && bottom() > 0, "row \(row), scrolled away")
    }
  }

  @Test(arguments: Page.allCases)
  func `a word that is not finished makes its row higher, and stays in sight`(_ page: Page) async throws {
    let screen = Screen(page)
    var chain = screen.chain.section().textField("Text 0", \.text, of: draft)
    for number in 1..<9 { chain = chain.textField("Text \(number)", \.text, of: draft) }
    screen.show(chain.textView("Notes", \.notes, of: draft).make())
    await screen.settle()
    let text = try screen.view(UITextView.self, row: 9)
    text.becomeFirstResponder()
    await screen.settle()
    for count in [1, 20, 40, 5] {
      let word = String(repeating: "ni hao ", count: count)
      text.setMarkedText(word, selectedRange: NSRange(location: word.count, length: 0))
      await screen.settle()
      let caret = try screen.caret(of: text)
      #expect(try caret.maxY <= screen.keyboardTop(text) + 1 && caret.minY >= 0, "\(count)")
      #expect(abs(text.bounds.height - text.contentSize.height) < 2 && draft.notes.isEmpty, "\(count)")
    }
    text.insertText("你好")
    await screen.settle()
    #expect(draft.notes == "你好" && screen.log.messages.isEmpty)
  }

  @Test(arguments: Page.allCases)
  func `rows that come, go and grow elsewhere leave the edited row in sight, and leave alone who has scrolled away`(
    _ page: Page
  ) async throws {
    let screen = Screen(page)
    let list = ItemList(notes(1))
    var chain = screen.chain.section("list").cell(NoteCell.self).data(list).height(44).adapter { _, _, _ in }
      .section("form").textField("Text 0", \.text, of: draft)
    for number in 1..<5 { chain = chain.textField("Text \(number)", \.text, of: draft) }
    screen.show(chain.section("end").textField("Last", \.text, of: draft).make())
    await screen.settle()
    let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 4, section: 1)) as? TextFieldFormCell)
    cell.field.becomeFirstResponder()
    await screen.settle()
    func place() -> CGRect {
      screen.tableView.convert(
        screen.tableView.rectForRow(at: IndexPath(row: 4, section: 1)), to: screen.window.window)
    }
    let changes: [() -> Void] = [
      { list.append(contentsOf: (1..<4).map { Note($0) }) }, { list.append(contentsOf: (4..<40).map { Note($0) }) },
      { list.items.removeLast(30) }, { list.items.insert(contentsOf: (50..<60).map { Note($0) }, at: 0) },
      { list.items.removeAll() },
    ]
    for (number, change) in changes.enumerated() {
      change()
      await screen.settle()
      #expect(cell.field.isFirstResponder)
      #expect(try place().maxY <= screen.keyboardTop(cell.field) + 1 && place().minY >= 0, "\(number)")
    }
    list.items = notes(40)
    await screen.settle()
    screen.tableView.contentOffset.y = 0
    screen.window.layOut()
    list.append(Note(100))
    await screen.settle()
    #expect(screen.tableView.contentOffset.y == 0)
  }

  @Test func `a page that is covered while the keyboard goes has no room left`() {
    let screen = Screen(.plain)
    screen.show(screen.chain.section().textField("Name", \.text, of: draft).make())
    let window = screen.window.window
    let half = CGRect(x: 0, y: 400, width: 390, height: 444)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: window.screen,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: half])
    #expect(screen.tableView.contentInset.bottom > 0)
    screen.tableView.removeFromSuperview()
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: window.screen)
    #expect(screen.tableView.contentInset.bottom == 0)
  }

  // MARK: Taps

  @Test(arguments: Page.allCases)
  func `a tap on a row beside its text begins typing, in every kind of text row`(_ page: Page) async throws {
    let screen = Screen(page)
    screen.tableView.allowsSelection = page == .plain
    screen.show(
      screen.chain.section()
        .textField("Text", \.text, of: draft).secureField("Secret", \.text, of: draft)
        .numberField("Number", \.number, of: draft, format: .number).textView("Notes", \.notes, of: draft)
        .row(TextFieldCell.self).bind(\.text, of: draft, to: \.control).height(60)
        .row(TextViewCell.self).bind(\.notes, of: draft, to: \.control).height(60)
        .row(TextFieldCell.self).bind(\.number, of: draft, to: \.control.wholeNumber).height(60)
        .make())
    await screen.settle()
    for row in 0..<7 {
      screen.window.window.endEditing(true)
      await screen.settle()
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      cell.tap(at: CGPoint(x: row < 4 ? 24 : cell.bounds.maxX - 8, y: row == 3 ? 16 : cell.bounds.midY))
      await screen.settle()
      let text: UIView =
        row == 3 || row == 5
        ? try screen.view(UITextView.self, row: row) : try screen.view(UITextField.self, row: row)
      #expect(text.isFirstResponder, "row \(row)")
      #expect(screen.tableView.indexPathForSelectedRow == nil && !cell.isHighlighted)
    }
    #expect(draft.text == "some text" && draft.number == 5 && screen.log.messages.isEmpty)
  }

  @Test func `a tap begins nothing in a row that cannot be changed or does something else, or on another control`()
    async throws
  {
    let screen = Screen(.plain)
    var taps = 0
    screen.show(
      screen.chain.section()
        .textField("Read", \.text, of: draft).readOnly(when: draft) { !$0.isOff }
        .textField("Disabled", \.text, of: draft).enabled(when: draft, \.isOff)
        .textField("Tapped", \.text, of: draft).onSelect { taps += 1 }
        .toggle("Toggle", \.isOff, of: draft)
        .row(ButtonCell.self).bind(\.text, of: draft, to: \.control).height(60)
        .make())
    await screen.settle()
    let button = try #require(screen.tableView.cellForRow(at: IndexPath(row: 4, section: 0)) as? ButtonCell)
    for row in 0..<4 {
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      cell.tap(at: CGPoint(x: 24, y: cell.bounds.midY))
      await screen.settle()
      #expect(screen.window.window.isTypedInto == false, "row \(row)")
    }
    #expect(button.button.tap() && !screen.window.window.isTypedInto)
    await screen.settle()
    #expect(taps == 1 && button.taps == 1 && !screen.window.window.isTypedInto)
  }

  // MARK: Searching

  @Test(arguments: Page.allCases)
  func `the last result can be scrolled above the keyboard, and no room is left when that goes`(_ page: Page)
    async throws
  {
    let screen = Screen(page)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    screen.show(
      screen.chain.headerView { bar }.height(44).section("s").cell(NoteCell.self).data(notes(60))
        .searchable(bar, by: \.text).adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
    // A guide follows the keyboard from the moment on at which it is asked for.
    let guide = screen.window.window.keyboardLayoutGuide
    await screen.settle()
    for leaves in [false, true] {
      bar.becomeFirstResponder()
      await screen.settle()
      screen.tableView.contentOffset.y = 100_000
      screen.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
      screen.window.layOut()
      let last = screen.tableView.rectForRow(at: IndexPath(row: 59, section: 0))
      let top = guide.layoutFrame.minY
      #expect(top > 400 && top < 700 && screen.tableView.convert(last, to: screen.window.window).maxY <= top + 0.5)
      if leaves { screen.dataSource?.detach() } else { bar.resignFirstResponder() }
      await screen.settle()
      if page == .plain { #expect(screen.tableView.contentInset.bottom == 0) }
    }
  }
}

extension UIView {
  fileprivate var isTypedInto: Bool { isFirstResponder || subviews.contains(where: \.isTypedInto) }
}

extension UITextField {
  /// The text as a number, as an app would write it.
  fileprivate var wholeNumber: ConvertedControl<UITextField, Int> {
    ConvertedControl(self, read: { Int($0) ?? 0 }, write: { "\($0)" })
  }
}

/// A cell as high as its text view.
private final class GrowingCell: UITableViewCell {
  let text = UITextView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.isScrollEnabled = false
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell with a text and a button.
private final class ButtonCell: UITableViewCell {
  let control = UITextField(frame: CGRect(x: 16, y: 7, width: 150, height: 30))
  let button = UIButton(frame: CGRect(x: 200, y: 7, width: 80, height: 40))
  private(set) var taps = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(control)
    contentView.addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
