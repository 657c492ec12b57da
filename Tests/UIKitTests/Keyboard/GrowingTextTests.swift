import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A text that grows with its row, in a table view controller.
@MainActor @Suite(.serialized) struct GrowingTextTests {
  private final class Notes: UITableViewController, UITextViewDelegate {
    let text = UITextView()
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      text.delegate = self
      text.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 3 ? UITableView.automaticDimension : 60
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      indexPath.row == 3 ? cell : UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func textViewDidChange(_ textView: UITextView) { tableView.performBatchUpdates(nil) }
  }

  private let notes = Notes(style: .plain)
  private let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  init() { test.show(notes) }

  private var caret: CGRect {
    let end = notes.text.selectedTextRange?.end ?? notes.text.endOfDocument
    return notes.text.convert(notes.text.caretRect(for: end), to: nil)
  }

  private func settle() {
    test.layOut()
    settleAnimations()
    test.layOut()
  }

  @Test func `the caret stays above the keyboard while the text grows`() {
    notes.text.becomeFirstResponder()
    settle()
    let keyboard = HardwareKeyboard(at: test.window)
    for number in 0..<40 {
      keyboard.type("Line \(number)\n")
      settle()
      #expect(caret.maxY <= 553.01, "line \(number)")
      #expect(caret.minY >= 47, "line \(number)")
    }
    #expect(notes.text.frame.height > 600)
  }

  @Test func `a text that is higher than the screen shows its caret when the keyboard comes`() {
    notes.text.text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
    notes.tableView.performBatchUpdates(nil)
    settle()
    notes.text.selectedRange = NSRange(location: notes.text.text.utf16.count, length: 0)
    notes.text.becomeFirstResponder()
    settle()
    #expect(caret.maxY <= 553.01)
    #expect(caret.minY >= 47)
    notes.view.endEditing(true)
    settle()
    notes.tableView.setContentOffset(CGPoint(x: 0, y: -47), animated: false)
    notes.text.selectedRange = NSRange(location: 3, length: 0)
    notes.text.becomeFirstResponder()
    settle()
    #expect(caret.maxY <= 553.01)
    #expect(caret.minY >= 47)
    #expect(notes.tableView.contentOffset.y == -47, "the caret was visible")
  }
}
