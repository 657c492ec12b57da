import Foundation

/// A view that draws one key. The keyboard's view tracks the touches.
final class KeyView: UIView {
  let key: KeyboardKey
  var shift = ShiftState.off { didSet { if shift != oldValue { setNeedsDisplay() } } }
  var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }
  var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      accessibilityTraits = isEnabled ? .keyboardKey : [.keyboardKey, .notEnabled]
      setNeedsDisplay()
    }
  }
  /// A Boolean value that indicates whether the key is blue, as a Return key with a special title is.
  var isProminent = false { didSet { if isProminent != oldValue { setNeedsDisplay() } } }
  /// A Boolean value that indicates whether the key belongs to a keypad.
  let isOfPad: Bool

  init(_ key: KeyboardKey, isOfPad: Bool) {
    self.key = key
    self.isOfPad = isOfPad
    // The frame includes the face and the shadow below it.
    super.init(
      frame: CGRect(x: key.frame.minX, y: key.frame.minY, width: key.frame.width, height: key.frame.height + 1))
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = key.function != .none
    accessibilityTraits = .keyboardKey
    accessibilityLabel = key.title ?? name
  }

  required init?(coder: NSCoder) { nil }

  private var name: String? {
    switch key.function {
    case .shift: SystemWords.isChinese ? "换挡" : "shift"
    case .delete: SystemWords.isChinese ? "删除" : "delete"
    case .nextKeyboard: SystemWords.isChinese ? "下一个键盘" : "Next keyboard"
    default: nil
    }
  }

  /// The title on the key.
  var title: String? {
    guard case .text(let text) = key.function, shift != .off else { return key.title }
    return text == ".com" ? text : text.uppercased()
  }

  private var face: UIColor? {
    if isProminent, isEnabled { return isPressed ? KeyboardLook.letterKey : .systemBlue }
    if isOfPad { return padFace }
    // While they're touched, special keys are light, the space bar is dark, and letters show a balloon.
    switch key.function {
    case .text: return KeyboardLook.letterKey
    case .space: return isPressed ? KeyboardLook.specialKey : KeyboardLook.letterKey
    case .shift where shift != .off: return KeyboardLook.activeShift
    default: return isPressed ? KeyboardLook.letterKey : KeyboardLook.specialKey
    }
  }

  /// The face of a keypad's key. Keys next to the last row have none until they're touched.
  private var padFace: UIColor? {
    guard case .text(let text) = key.function, text.allSatisfy({ $0.isNumber || "+*#".contains($0) }) else {
      return isPressed && key.isText ? KeyboardLook.letterKey : nil
    }
    return isPressed ? KeyboardLook.specialKey : KeyboardLook.letterKey
  }

  override func draw(_ rect: CGRect) {
    let body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
    if let face {
      KeyboardLook.shadow.setFill()
      UIBezierPath(roundedRect: body.offsetBy(dx: 0, dy: 1), cornerRadius: KeyboardLook.cornerRadius).fill()
      face.setFill()
      UIBezierPath(roundedRect: body, cornerRadius: KeyboardLook.cornerRadius).fill()
    }
    switch key.function {
    case .shift: KeyGlyphs.shift(in: body, shift)
    case .delete: KeyGlyphs.delete(in: body, isFilled: isPressed)
    case .nextKeyboard:
      UIImage(systemName: "globe")?.withTintColor(KeyboardLook.text)
        .draw(in: CGRect(x: body.midX - 10, y: body.midY - 10, width: 20, height: 20))
    default: drawTitle(in: body)
    }
  }

  private func drawTitle(in body: CGRect) {
    guard let title, !title.isEmpty else { return }
    let color =
      !isEnabled
      ? KeyboardLook.disabledText : isProminent && !isPressed ? UIColor(white: 1, alpha: 1) : KeyboardLook.text
    let isSign = key.isText && title.count == 1
    var font = UIFont.systemFont(ofSize: isOfPad && isSign ? 25 : isSign ? (shift == .off ? 25 : 22.5) : 16)
    var size = title.size(withAttributes: [.font: font])
    // A title that's too long for its key is smaller.
    if size.width > body.width - 6 {
      font = font.withSize(max(8, font.pointSize * (body.width - 6) / size.width))
      size = title.size(withAttributes: [.font: font])
    }
    let subtitle = key.subtitle
    let top = body.midY - size.height / 2 - (subtitle == nil ? 0 : 6)
    title.draw(
      at: CGPoint(x: body.midX - size.width / 2, y: top), withAttributes: [.font: font, .foregroundColor: color])
    guard let subtitle else { return }
    let small: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .semibold), .foregroundColor: color, .kern: CGFloat(1.5),
    ]
    let width = subtitle.size(withAttributes: small).width
    subtitle.draw(at: CGPoint(x: body.midX - width / 2, y: top + size.height - 4), withAttributes: small)
  }
}
