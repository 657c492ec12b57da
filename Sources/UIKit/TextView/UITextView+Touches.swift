internal import Foundation
internal import TableMakerTextEditing

/// Touches on the text, and links.
extension UITextView {
  func textTouchBegan(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, isSelectable || isEditable else { return false }
    if isEditable { textTouches.began(touch) } else { readingTouchBegan(touch) }
    return true
  }

  func textTouchMoved(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, isSelectable || isEditable else { return false }
    if let link = touchedLink, self.link(at: touch.location(in: self))?.range != link.range { touchedLink = nil }
    if let start = heldPoint, hypot(touch.location(in: self).x - start.x, touch.location(in: self).y - start.y) > 10 {
      stopHolding()
    }
    textTouches.moved(touch)
    return true
  }

  func textTouchEnded(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, isSelectable || isEditable else { return false }
    let wasHeld = heldPoint != nil
    stopHolding()
    if let link = touchedLink {
      touchedLink = nil
      follow(link)
    } else if !isEditable, wasHeld, touch.tapCount == 1, isFirstResponder {
      // A tap outside of the selection clears it.
      editor.typing { editor.placeCaret(at: textPosition(closestTo: touch.location(in: self))) }
    }
    textTouches.ended(touch)
    return true
  }

  func textTouchCancelled() {
    touchedLink = nil
    stopHolding()
    textTouches.cancelled()
  }

  /// Handles a touch on text that isn't editable: a tap follows links, and two taps or touch and hold select text.
  private func readingTouchBegan(_ touch: UITouch) {
    let point = touch.location(in: self)
    touchedLink = isSelectable ? link(at: point) : nil
    if isFirstResponder, cursor.handle(at: touch.location(in: cursor)) != nil { return textTouches.began(touch) }
    if touch.tapCount > 1, touchedLink == nil {
      if becomeFirstResponder() { textTouches.began(touch) }
      return
    }
    heldPoint = point
    heldTimer = AnimationClock.shared.after(TextTouches.holdTime) { [weak self] in self?.readingTouchHeld() }
  }

  private func readingTouchHeld() {
    guard let point = heldPoint else { return }
    touchedLink = nil
    stopHolding()
    guard becomeFirstResponder() else { return }
    editor.typing { editor.selectWord(at: textPosition(closestTo: point).offset) }
    editor.offerMenu()
  }

  private func stopHolding() {
    heldTimer?.cancel()
    heldTimer = nil
    heldPoint = nil
  }

  /// Returns the link at a point, or `nil` if there's none, such as beyond the end of a line.
  private func link(at point: CGPoint) -> UITextItem? {
    guard let character = editor.characterRange(at: point), let range = editor.textRange(character),
      let index = content.attributes.index(at: range.lowerBound),
      let value = content.attributes.runs[index].set.values[.link], let url = Self.target(of: value)
    else { return nil }
    // Adjacent ranges with the same target are one link, even if their attributes differ.
    let runs = content.attributes.runs
    func leadsThere(_ other: Int) -> Bool { runs[other].set.values[.link].flatMap(Self.target(of:)) == url }
    var (first, last) = (index, index)
    while first > 0, leadsThere(first - 1) { first -= 1 }
    while last + 1 < runs.count, leadsThere(last + 1) { last += 1 }
    let whole = content.attributes.range(of: first).lowerBound..<content.attributes.range(of: last).upperBound
    return UITextItem(content: .link(url), range: NSRange(whole))
  }

  private static func target(of value: Any) -> URL? {
    switch value {
    case let url as URL: url
    case let url as NSURL: url as URL
    case let string as String: URL(string: string)
    case let string as NSString: URL(string: string as String)
    default: nil
    }
  }

  /// Performs the action of a tap on a link. The default action does nothing because Linux has no app to open links.
  private func follow(_ item: UITextItem) {
    guard let delegate = textViewDelegate, case .link(let url) = item.content else { return }
    let standard = UIAction(title: SystemWords.openLink) { _ in }
    if !absentMethods.contains(.primaryAction) {
      let action = delegate.textView(self, primaryActionFor: item, defaultAction: standard)
      if !absentMethods.contains(.primaryAction) {
        action?.performWithSender(self, target: nil)
        return
      }
    }
    let question: any LinkQuestion = DelegateLinkQuestion()
    if question.allows(url, in: item.range, of: self, delegate: delegate) {
      standard.performWithSender(self, target: nil)
    }
  }
}
