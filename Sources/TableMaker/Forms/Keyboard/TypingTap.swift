import UIKit

/// A recognizer of taps in a cell, outside its text, that begin typing.
final class TypingTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var binding: CellBinding?

  init(for binding: CellBinding) {
    self.binding = binding
    super.init(target: nil, action: nil)
    delegate = self
    cancelsTouchesInView = false
  }

  /// Takes no touch that is somebody else's: another control's, another recognizer's, or the row's, if a tap does something else there.
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

  /// Begins typing at the end of the tap. Here, because a recognizer without selectors has no other place for it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    binding?.beginTyping() ?? false
  }
}
