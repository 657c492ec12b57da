import UIKit

@testable import UIKit

/// A delegate that records a text view's calls, in order, and returns the answers that a test sets.
@MainActor final class TextViewRecorder: NSObject, UITextViewDelegate {
  var calls: [String] = []
  var mayBegin = true
  var mayEnd = true
  /// A closure that returns the answer of `shouldChangeTextIn`; it can change the text.
  var allows: (UITextView, NSRange, String) -> Bool = { _, _, _ in true }
  private var observers: [any NSObjectProtocol] = []

  /// Also writes down a text view's notifications.
  func observe(_ textView: UITextView) {
    textView.delegate = self
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: textView, queue: nil) { [weak self] note in
          let name = note.name.rawValue.replacingOccurrences(of: "UITextViewText", with: "")
          MainActor.assumeIsolated { self?.calls.append(name) }
        })
    }
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    calls.append("shouldBegin")
    return mayBegin
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    calls.append("shouldEnd")
    return mayEnd
  }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    calls.append("should \(range.location)+\(range.length) \(text.debugDescription)")
    return allows(textView, range, text)
  }
  func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    calls.append("selection \(textView.selectedRange.location)+\(textView.selectedRange.length)")
  }
}
