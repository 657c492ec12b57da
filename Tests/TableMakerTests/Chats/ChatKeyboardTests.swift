import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A chat stays at its end above the keyboard, in every kind of page and orientation, and while the keyboard changes.
///
/// Nothing is awaited while the keyboard is up: all windows of a process share it.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct ChatKeyboardTests {
  enum Page: CaseIterable, Sendable { case plain, tableController, besideComposer }

  @MainActor private final class Screen {
    let window = TestWindow()
    let tableView: UITableView
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let list = ItemList(notes(40))
    var dataSource: TableViewDataSource?

    init(_ page: Page) {
      switch page {
      case .plain, .besideComposer:
        let controller = UIViewController()
        let view: UIView = controller.view
        tableView = UITableView(frame: view.bounds)
        view.addSubview(tableView)
        view.addSubview(field)
        if page == .plain {
          tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
          for part in [tableView, field] { part.translatesAutoresizingMaskIntoConstraints = false }
          NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: field.topAnchor),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 40),
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
          ])
        }
        window.show(controller)
      case .tableController:
        let (controller, child) = (UIViewController(), UITableViewController(style: .plain))
        controller.addChild(child)
        child.view.frame = controller.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        // Outside of the table view, which otherwise scrolls to the field.
        controller.view.addSubview(field)
        window.show(controller)
        tableView = child.tableView
      }
      dataSource = DataSource(tableView).scrollAnchor(.bottom).height(44)
        .section().cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make()
      settle()
    }

    func settle() {
      settleAnimations()
      window.layOut()
    }

    /// The distance between the last row and what covers the page below it: the keyboard, the field, or the bottom.
    func gap(_ page: Page) -> CGFloat {
      let last = tableView.rectForRow(at: IndexPath(row: list.items.count - 1, section: 0))
      let keyboard = window.window.keyboardLayoutGuide.layoutFrame.minY
      let bottom = page == .besideComposer ? field.convert(CGPoint.zero, to: window.window).y : keyboard
      return bottom - tableView.convert(last, to: window.window).maxY
    }
  }

  @Test(arguments: Page.allCases)
  func `it is at the end while the keyboard appears, changes, and goes, in each orientation`(_ page: Page) throws {
    let screen = Screen(page)
    // A guide follows the keyboard from the moment on at which it is asked for.
    let guide = screen.window.window.keyboardLayoutGuide
    #expect(screen.dataSource?.isAtEnd == true)
    let size = screen.window.window.bounds.size
    for isLandscape in [false, true, false] {
      screen.window.window.frame.size = isLandscape ? CGSize(width: size.height, height: size.width) : size
      screen.settle()
      #expect(abs(screen.gap(page)) < 1, "turned")
      screen.field.becomeFirstResponder()
      screen.settle()
      let top = guide.layoutFrame.minY
      #expect(top < screen.window.window.bounds.height - 100)
      #expect(screen.dataSource?.isAtEnd == true && abs(screen.gap(page)) < 1, "up, \(isLandscape)")
      screen.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      screen.field.reloadInputViews()
      screen.settle()
      #expect(guide.layoutFrame.minY < top)
      #expect(screen.dataSource?.isAtEnd == true && abs(screen.gap(page)) < 1, "with a bar, \(isLandscape)")
      screen.field.inputAccessoryView = nil
      screen.field.reloadInputViews()
      screen.settle()
      #expect(screen.dataSource?.isAtEnd == true && abs(screen.gap(page)) < 1, "without the bar, \(isLandscape)")
      screen.list.append(Note(1000 + screen.list.items.count))
      screen.dataSource?.update()
      screen.settle()
      #expect(screen.dataSource?.isAtEnd == true && abs(screen.gap(page)) < 1, "a message, \(isLandscape)")
      screen.field.resignFirstResponder()
      screen.settle()
      #expect(screen.dataSource?.isAtEnd == true && abs(screen.gap(page)) < 1, "down, \(isLandscape)")
    }
  }

  @Test(arguments: Page.allCases)
  func `it is at the end when the page turns with the keyboard up`(_ page: Page) {
    let screen = Screen(page)
    _ = screen.window.window.keyboardLayoutGuide
    let size = screen.window.window.bounds.size
    screen.field.becomeFirstResponder()
    screen.settle()
    for isLandscape in [true, false] {
      screen.window.window.frame.size = isLandscape ? CGSize(width: size.height, height: size.width) : size
      screen.settle()
      #expect(screen.dataSource?.isAtEnd == true && abs(screen.gap(page)) < 1, "\(isLandscape)")
    }
    screen.field.resignFirstResponder()
    screen.settle()
    #expect(screen.dataSource?.isAtEnd == true && abs(screen.gap(page)) < 1)
    #expect(screen.tableView.contentInset.bottom == 0)
  }

  @Test(arguments: [Page.plain, .besideComposer])
  func `a finger that pulls the keyboard down leaves the inset as it is until the keyboard has gone`(_ page: Page) {
    let screen = Screen(page)
    _ = screen.window.window.keyboardLayoutGuide
    screen.tableView.keyboardDismissMode = .interactive
    screen.field.becomeFirstResponder()
    screen.settle()
    let inset = screen.tableView.contentInset.bottom
    #expect(page == .besideComposer ? inset == 0 : inset > 200)
    let finger = TestFinger(on: screen.window)
    for isLiftedDown in [false, true] {
      let fieldTop = screen.field.frame.minY
      finger.press(at: CGPoint(x: 100, y: 300))
      for y in stride(from: 320, through: 800, by: 20) {
        finger.move(to: CGPoint(x: 100, y: CGFloat(y)))
        screen.window.layOut()
        #expect(screen.tableView.contentInset.bottom == inset, "at \(y)")
      }
      // The field has followed the keyboard.
      if page == .besideComposer { #expect(screen.field.frame.minY > fieldTop + 100) }
      if !isLiftedDown { finger.move(to: CGPoint(x: 100, y: 780)) }
      finger.lift()
      screen.settle()
      #expect(screen.field.isFirstResponder != isLiftedDown)
      #expect(screen.tableView.contentInset.bottom == (isLiftedDown ? 0 : inset))
    }
    #expect(screen.tableView.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test func `a bar that appears while the user drags the rows is accounted for when the drag has ended`() {
    let screen = Screen(.plain)
    let guide = screen.window.window.keyboardLayoutGuide
    screen.tableView.keyboardDismissMode = .interactive
    screen.field.becomeFirstResponder()
    screen.settle()
    let covered = screen.tableView.bounds.height - guide.layoutFrame.minY
    #expect(covered > 200 && abs(screen.tableView.adjustedContentInset.bottom - covered) < 1)
    let finger = TestFinger(on: screen.window)
    finger.press(at: CGPoint(x: 100, y: 300))
    for y in [310, 320, 330] { finger.move(to: CGPoint(x: 100, y: y)) }
    screen.window.window.rootViewController?.additionalSafeAreaInsets.bottom = 56
    screen.window.layOut()
    finger.hold(for: 0.2)
    finger.lift()
    screen.settle()
    let inset = screen.tableView.adjustedContentInset.bottom
    #expect(screen.field.isFirstResponder && abs(inset - covered) < 1, "\(inset), \(covered)")
    screen.field.resignFirstResponder()
    screen.settle()
    #expect(screen.tableView.contentInset.bottom == 0)
  }

  @Test func `it is at the end above the keyboard when the table becomes higher`() {
    let screen = Screen(.plain)
    _ = screen.window.window.keyboardLayoutGuide
    let height = screen.tableView.bounds.height
    screen.tableView.frame.size.height = 300
    screen.field.becomeFirstResponder()
    screen.settle()
    #expect(screen.tableView.contentInset.bottom == 0 && screen.dataSource?.isAtEnd == true)
    screen.tableView.frame.size.height = height
    screen.settle()
    #expect(abs(screen.gap(.plain)) < 1 && screen.dataSource?.isAtEnd == true)
    screen.field.resignFirstResponder()
    screen.settle()
    #expect(abs(screen.gap(.plain)) < 1 && screen.tableView.contentInset.bottom == 0)
  }

  @Test func `a bar of the app gets its room by additionalSafeAreaInsets, also with the keyboard up`() {
    let screen = Screen(.plain)
    let guide = screen.window.window.keyboardLayoutGuide
    let page = screen.window.window.rootViewController
    page?.additionalSafeAreaInsets.bottom = 56
    screen.settle()
    #expect(abs(screen.gap(.plain) - 56) < 1 && screen.dataSource?.isAtEnd == true)
    screen.field.becomeFirstResponder()
    screen.settle()
    // The keyboard covers the bar.
    #expect(guide.layoutFrame.minY < 700 && screen.gap(.plain) >= -1 && screen.dataSource?.isAtEnd == true)
    page?.additionalSafeAreaInsets.bottom = 0
    screen.settle()
    #expect(abs(screen.gap(.plain)) < 1)
    screen.field.resignFirstResponder()
    screen.settle()
    #expect(abs(screen.gap(.plain)) < 1 && screen.tableView.contentInset.bottom == 0)
  }
}
