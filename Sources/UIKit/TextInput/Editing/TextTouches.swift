import Foundation
internal import TableMakerTextEditing

/// An object that handles touches on edited text.
///
/// One tap places the caret, two taps select a word, and three taps select a paragraph. A touch and hold moves the
/// caret, and a touch on a handle moves an end of the selection. A view forwards its touches, beginning with those that
/// it receives while it is or becomes first responder.
@MainActor final class TextTouches {
  /// The time after which a touch and hold moves the caret, in seconds (that of a long press).
  static let holdTime: TimeInterval = 0.5
  /// The distance that a touch can move before that, in points.
  static let slack: CGFloat = 10

  private enum Stage {
    case idle
    case pressed(start: CGPoint)
    case movingCaret
    /// The user moves a handle while the other end of the selection stays.
    case movingHandle(anchor: Int)
  }

  private unowned let editor: TextEditor
  private let cursor: TextCursorView
  private var stage = Stage.idle
  private var timer: ClockTimer?

  init(_ editor: TextEditor, cursor: TextCursorView) {
    self.editor = editor
    self.cursor = cursor
  }

  /// A Boolean value that indicates whether the touch moves the caret or a handle, so nothing scrolls.
  var isMoving: Bool {
    switch stage {
    case .movingCaret, .movingHandle: true
    default: false
    }
  }

  func began(_ touch: UITouch) {
    guard let client = editor.client else { return }
    let point = touch.location(in: client)
    if client.isFirstResponder, touch.tapCount == 1, let handle = cursor.handle(at: touch.location(in: cursor)) {
      let range = editor.text.selectedRange
      stage = .movingHandle(anchor: handle == .start ? range.upperBound : range.lowerBound)
      return
    }
    stage = .pressed(start: point)
    timer = AnimationClock.shared.after(Self.holdTime) { [weak self] in self?.held() }
    guard client.isFirstResponder, touch.tapCount > 1 else { return }
    select(around: point, taps: touch.tapCount)
  }

  func moved(_ touch: UITouch) {
    guard let client = editor.client else { return }
    let point = touch.location(in: client)
    switch stage {
    case .idle: break
    case .pressed(let start):
      if hypot(point.x - start.x, point.y - start.y) > Self.slack { cancelled() }
    case .movingCaret:
      editor.typing { editor.placeCaret(at: client.textPosition(closestTo: point)) }
    case .movingHandle(let anchor):
      let head = client.textPosition(closestTo: point)
      // A handle can't reach the other one: at least one character stays selected.
      guard head.offset != anchor else { return }
      editor.typing { editor.placeCaret(at: head, anchor: anchor) }
    }
  }

  func ended(_ touch: UITouch) {
    defer { cancelled() }
    guard let client = editor.client else { return }
    switch stage {
    case .idle: return
    case .pressed(let start):
      tap(at: start, count: touch.tapCount, in: client)
    case .movingCaret, .movingHandle: editor.offerMenu()
    }
  }

  func cancelled() {
    timer?.cancel()
    timer = nil
    stage = .idle
  }

  private func tap(at point: CGPoint, count: Int, in client: any TextEditorClient) {
    guard client.isFirstResponder else {
      if client.becomeFirstResponder() {
        editor.typing { editor.placeCaret(at: client.textPosition(closestTo: point)) }
      }
      return
    }
    guard count == 1 else { return editor.offerMenu() }
    let old = editor.text.selectedRange
    let position = client.textPosition(closestTo: point)
    // A tap on the selection or the caret shows the menu.
    if old.isEmpty ? old.lowerBound == position.offset : (old.lowerBound...old.upperBound).contains(position.offset) {
      return editor.offerMenu()
    }
    editor.typing { editor.placeCaret(at: position) }
  }

  private func select(around point: CGPoint, taps: Int) {
    guard let client = editor.client else { return }
    let offset = client.textPosition(closestTo: point).offset
    editor.typing {
      if taps == 2 {
        editor.selectWord(at: offset)
      } else {
        let start = editor.text.buffer.paragraphStart(at: offset)
        editor.select(NSRange(start..<max(start, editor.text.buffer.paragraphEnd(at: offset))))
      }
    }
  }

  private func held() {
    guard case .pressed(let start) = stage, let client = editor.client else { return }
    guard client.isFirstResponder || client.becomeFirstResponder() else { return cancelled() }
    stage = .movingCaret
    editor.typing { editor.placeCaret(at: client.textPosition(closestTo: start)) }
  }
}
