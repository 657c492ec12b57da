import UIKit

/// A gesture recognizer that begins editing when the user taps a cell outside its text.
final class TypingTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var binding: CellBinding?

  init(for binding: CellBinding) {
    self.binding = binding
    super.init(target: nil, action: nil)
    delegate = self
    cancelsTouchesInView = false
  }

  /// Ignores touches that another control or gesture recognizer handles, and those on rows with a tap action.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let binding, binding.canBeginTyping, binding.row?.settings.isTapped == false, let cell = binding.cell else {
      return false
    }
    let way = sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }.prefix { $0 !== cell }
    return !way.contains { view in
      if view is UIControl || view is any UITextInput { return true }
      return view !== cell.contentView && view.gestureRecognizers?.isEmpty == false
    }
  }

  /// Begins editing at the end of the tap.
  ///
  /// A recognizer without a selector has no other callback.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    binding?.beginTyping() ?? false
  }
}
