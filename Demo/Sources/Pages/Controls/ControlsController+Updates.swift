import UIKit

extension ControlsController {
  /// The updates from typing with the keyboard visible: English, and Chinese that is composed of letters and then chosen.
  nonisolated static let updates = [
    PageUpdate(
      "typing", of: ControlsController.self, english: "English is typed", chinese: "输入英文",
      prepare: { $0.begin() },
      perform: { page in for letter in "heron" { page.speciesField?.insertText(String(letter)) } }),
    PageUpdate(
      "composing", of: ControlsController.self, english: "你好 is composed", chinese: "输入拼音",
      prepare: { $0.begin() }, perform: { $0.compose("nihao") }),
    PageUpdate(
      "choosing", of: ControlsController.self, english: "你好 is chosen", chinese: "选定“你好”",
      prepare: { page in
        page.begin()
        page.compose("nihao")
      },
      perform: { $0.speciesField?.insertText("你好") }),
  ]

  /// Begins to edit an empty field, well above the keyboard.
  func begin() {
    speciesField?.text = ""
    speciesField?.becomeFirstResponder()
    view.layoutIfNeeded()
    guard let field = speciesField else { return }
    let place = field.convert(field.bounds, to: sheet)
    sheet.setContentOffset(CGPoint(x: 0, y: place.midY - view.bounds.height / 3), animated: false)
  }

  /// Types letters that are not a text yet, one after the other.
  func compose(_ letters: String) {
    for count in 1...max(1, letters.count) {
      let part = String(letters.prefix(count))
      speciesField?.setMarkedText(part, selectedRange: NSRange(location: part.utf16.count, length: 0))
    }
  }
}
