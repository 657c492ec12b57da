import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Results of a search and rows of a form stay above the keyboard, in every kind of page and orientation, and while the
/// keyboard changes.
///
/// Nothing is awaited while the keyboard is up: all windows of a process share it.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct KeyboardRoomTests {
  enum Page: CaseIterable, Sendable { case plain, tableController }

  @MainActor private final class Screen {
    let window = TestWindow()
    let tableView: UITableView
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    var dataSource: TableViewDataSource?

    init(_ page: Page) {
      let controller = UIViewController()
      switch page {
      case .plain:
        tableView = UITableView(frame: controller.view.bounds)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(tableView)
      case .tableController:
        let child = UITableViewController(style: .plain)
        controller.addChild(child)
        child.view.frame = controller.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        tableView = child.tableView
      }
      controller.view.addSubview(bar)
      window.show(controller)
      // A guide follows the keyboard from the moment on at which it is asked for.
      _ = window.window.keyboardLayoutGuide
    }

    func settle() {
      settleAnimations()
      window.layOut()
    }

    func turn(_ isLandscape: Bool) {
      window.window.frame.size = isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
      settle()
    }

    var keyboardTop: CGFloat { window.window.keyboardLayoutGuide.layoutFrame.minY }

    /// Where the last row ends when the user has scrolled as far as possible.
    func endOfLastRow() -> CGFloat {
      let last = IndexPath(row: tableView.numberOfRows(inSection: 0) - 1, section: 0)
      let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.height
      tableView.contentOffset.y = max(end, -tableView.adjustedContentInset.top)
      window.layOut()
      return tableView.convert(tableView.rectForRow(at: last), to: window.window).maxY
    }
  }

  @Test(arguments: Page.allCases)
  func `the last result of a search can be scrolled above the keyboard`(_ page: Page) {
    let screen = Screen(page)
    screen.dataSource = DataSource(screen.tableView).height(44).section().cell(NoteCell.self).data(notes(60))
      .searchable(screen.bar, by: \.text).adapter { cell, note, _ in cell.textLabel?.text = note.text }.make()
    screen.settle()
    for isLandscape in [false, true, false] {
      screen.bar.becomeFirstResponder()
      screen.turn(isLandscape)
      #expect(screen.keyboardTop < screen.window.window.bounds.height - 100)
      #expect(abs(screen.endOfLastRow() - screen.keyboardTop) < 1, "turned, \(isLandscape)")
      screen.bar.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      screen.bar.reloadInputViews()
      screen.settle()
      #expect(abs(screen.endOfLastRow() - screen.keyboardTop) < 1, "with a bar, \(isLandscape)")
      screen.bar.inputAccessoryView = nil
      screen.bar.resignFirstResponder()
      screen.settle()
      #expect(abs(screen.endOfLastRow() - screen.window.window.bounds.height) < 1, "down, \(isLandscape)")
    }
    #expect(screen.tableView.contentInset.bottom == 0)
  }

  private struct Texts: Equatable { var text = "some text" }

  @Test(arguments: Page.allCases)
  func `the row of a form that the user types into is above the keyboard when the page turns`(_ page: Page) throws {
    let screen = Screen(page)
    let draft = FormDraft(Texts())
    var section = DataSource(screen.tableView).section().textField("Row 0", \.text, of: draft)
    for row in 1..<14 { section = section.textField("Row \(row)", \.text, of: draft) }
    screen.dataSource = section.make()
    screen.settle()
    func field(in view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap { field(in: $0) }.first
    }
    for isLandscape in [false, true] {
      for row in [0, 6, 13] {
        screen.window.window.endEditing(true)
        screen.turn(!isLandscape)
        let path = IndexPath(row: row, section: 0)
        screen.tableView.scrollToRow(at: path, at: .middle, animated: false)
        screen.window.layOut()
        let cell = try #require(screen.tableView.cellForRow(at: path))
        let text = try #require(field(in: cell))
        text.becomeFirstResponder()
        screen.settle()
        for turned in [!isLandscape, isLandscape] {
          screen.turn(turned)
          let bottom = text.convert(text.bounds, to: screen.window.window).maxY
          #expect(text.isFirstResponder && bottom <= screen.keyboardTop + 1 && bottom > 0, "row \(row), \(turned)")
        }
      }
    }
    screen.window.window.endEditing(true)
    screen.settle()
    #expect(screen.tableView.contentInset.bottom == 0)
  }
}
