import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.attachedView === self { return }
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    recognizerList.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizerList.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
    hadRecognizers = true
    recognizer.abandonAttempt()
  }

  func replaceRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in recognizerList where !recognizers.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
    for new in recognizers { addGestureRecognizer(new) }
    var seen: Set<ObjectIdentifier> = []
    recognizerList = recognizers.filter { $0.attachedView === self && seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Cancels the gestures on a view that leaves its window.
  func abandonGestures() { for recognizer in recognizerList { recognizer.abandonAttempt() } }
}
