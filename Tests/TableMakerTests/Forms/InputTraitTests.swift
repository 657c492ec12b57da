import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A ready-made row sets the traits of its text input in its line, and a control that doesn't fit is below its title.
@MainActor @Suite struct InputTraitTests {
  private struct Account: Equatable {
    var name = "Ada"
    var code = ""
    var notes = ""
    var fare = 2.5
    var size = "Small"
  }

  private let stage = Stage()
  private let draft = FormDraft(Account())

  private func view<View: UIView>(_ row: Int, as type: View.Type = View.self) throws -> View {
    func find(in view: UIView) -> View? { (view as? View) ?? view.subviews.lazy.compactMap(find).first }
    return try #require(find(in: stage.cell(row, as: UITableViewCell.self).contentView))
  }

  @Test func `a return key of the row's line stays, and still moves to the next row`() async throws {
    stage.show(
      stage.chain.section()
        .textField("Name", \.name, of: draft, returnKeyType: .search)
        .secureField("Code", \.code, of: draft, returnKeyType: .go)
        .numberField("Fare", \.fare, of: draft, format: .number, returnKeyType: .send)
        .textField("Last", \.name, of: draft)
        .make())
    await nextTurns()
    #expect(try (0..<4).map { try view($0, as: UITextField.self).returnKeyType } == [.search, .go, .send, .done])
    let field: UITextField = try view(0)
    field.becomeFirstResponder()
    field.sendActions(for: .editingDidEndOnExit)
    await stage.dataSource?.waitForUpdates()
    #expect(try view(1, as: UITextField.self).isFirstResponder)
  }

  @Test func `a cell that is used again has the traits of its row`() async throws {
    var chain = stage.chain.section().height(44)
      .textField("0", \.name, of: draft, returnKeyType: .search, autocorrectionType: .no, spellCheckingType: .no)
    for number in 1..<60 { chain = chain.textField("\(number)", \.name, of: draft) }
    stage.show(chain.make())
    stage.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    stage.window.layOut()
    await nextTurns()
    for cell in stage.tableView.visibleCells {
      let field = try #require((cell as? TextFieldFormCell)?.field)
      #expect(field.autocorrectionType == .default && field.spellCheckingType == .default)
      #expect([.next, .done].contains(field.returnKeyType))
    }
    stage.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    stage.window.layOut()
    await nextTurns()
    let field: UITextField = try view(0)
    #expect(field.returnKeyType == .search && field.autocorrectionType == .no && field.spellCheckingType == .no)
  }

  @Test func `a text view has the traits of its line`() throws {
    stage.show(
      stage.chain.section()
        .textView(
          "Notes", \.notes, of: draft, capitalization: .words, autocorrectionType: .no, spellCheckingType: .yes
        )
        .textView("More", \.notes, of: draft).make())
    let (notes, more) = (try view(0, as: UITextView.self), try view(1, as: UITextView.self))
    #expect(
      notes.autocapitalizationType == .words && notes.autocorrectionType == .no && notes.spellCheckingType == .yes)
    #expect(more.autocapitalizationType == .sentences && more.autocorrectionType == .default)
  }

  @Test func `a tap next to the title begins typing in each kind of text row`() throws {
    stage.show(
      stage.chain.section()
        .textField("Name", \.name, of: draft).secureField("Code", \.code, of: draft)
        .numberField("Fare", \.fare, of: draft).textView("Notes", \.notes, of: draft).make())
    for row in 0..<4 {
      let cell = try stage.cell(row, as: UITableViewCell.self)
      cell.tap(at: CGPoint(x: 20, y: 8))
      let input: UIView = row == 3 ? try view(row, as: UITextView.self) : try view(row, as: UITextField.self)
      #expect(input.isFirstResponder, "row \(row)")
    }
  }

  // MARK: Room

  private func show(_ title: String, _ sizes: [String]) throws -> (title: CGRect, control: CGRect, height: CGFloat) {
    stage.show(
      stage.chain.section().segmentedControl(title, \.size, of: draft, among: sizes) { $0 }
        .textField("Below", \.name, of: draft).make())
    let cell = try stage.cell(0, as: SegmentsFormCell.self)
    return (
      cell.titleLabel.convert(cell.titleLabel.bounds, to: cell), cell.segments.convert(cell.segments.bounds, to: cell),
      cell.frame.height
    )
  }

  @Test func `segments that fit stand next to their title`() throws {
    let (title, control, height) = try show("Size", ["S", "M", "L"])
    #expect(control.minX > title.minX && abs(control.midY - title.midY) < 1 && abs(height - 44) < 1)
  }

  @Test func `segments that don't fit stand below their title, across the row, and the row is high enough`() throws {
    let sizes = ["Small", "Medium", "Large", "Extra large"]
    let (title, control, height) = try show("The size of your cabin", sizes)
    let cell = try stage.cell(0, as: SegmentsFormCell.self)
    #expect(control.minY >= title.maxY && control.maxY <= height)
    #expect(control.width == cell.contentView.layoutMarginsGuide.layoutFrame.width)
    #expect(height > 60 && height < 90)
    #expect(stage.log.messages == [])
  }

  @Test func `segments move below their title and back with the width of the table`() throws {
    _ = try show("The size of your cabin", ["Small", "Medium", "Large"])
    let narrow = stage.height(0)
    stage.tableView.frame.size.width = 800
    stage.window.layOut()
    let cell = try stage.cell(0, as: SegmentsFormCell.self)
    #expect(narrow > 60 && abs(stage.height(0) - 44) < 1)
    #expect(abs(cell.segments.convert(cell.segments.bounds, to: cell).midY - 22) < 1)
    stage.tableView.frame.size.width = 320
    stage.window.layOut()
    #expect(stage.height(0) == narrow)
    #expect(stage.log.messages == [])
  }

  @Test func `segments without a title, and segments whose cell is used again, have their own place`() throws {
    var chain = stage.chain.section().segmentedControl("", \.size, of: draft, among: ["Small", "Medium"]) { $0 }
    for number in 0..<40 {
      let sizes = number.isMultiple(of: 2) ? ["S", "M"] : ["Small", "Medium", "Large", "Extra large"]
      chain = chain.segmentedControl("The size of your cabin", \.size, of: draft, among: sizes) { $0 }
    }
    stage.show(chain.make())
    let first = stage.height(0)
    for row in [10, 39, 20, 0] {
      stage.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      stage.window.layOut()
      for cell in stage.tableView.visibleCells.compactMap({ $0 as? SegmentsFormCell }) {
        let isBelow = cell.segments.numberOfSegments == 4
        #expect(cell.isBelow == isBelow && (cell.frame.height > 60) == isBelow)
      }
    }
    #expect(abs(first - 44) < 1 && stage.log.messages == [])
  }
}
