import Foundation

/// The keyboard of the first responder: keys, the candidate bar, and the strip below them.
final class KeyboardView: UIView {
  /// The responder that receives the typing.
  weak var target: UIResponder?
  private(set) var layout: KeyboardLayout?
  private(set) var keyViews: [KeyView] = []
  let bar = CandidateBar(frame: .zero)
  private let keysView = UIView()
  private let nextKeyboardButton = KeyView(KeyboardKey(function: .nextKeyboard, frame: .zero), isOfPad: true)

  var plane = KeyboardPlane.letters { didSet { if plane != oldValue { setNeedsKeys() } } }
  var shift = ShiftState.off { didSet { if shift != oldValue { showShift() } } }
  /// The language of the keys for all responders: the user's first language, until they choose another one.
  static var language: KeyboardLanguage {
    get { chosenLanguage ?? firstLanguage }
    set { chosenLanguage = newValue == firstLanguage ? nil : newValue }
  }
  private static var firstLanguage: KeyboardLanguage { SystemWords.isChinese ? .pinyin : .english }
  private static var chosenLanguage: KeyboardLanguage?
  var composition = Composition()

  // Touches
  var pressed: [ObjectIdentifier: PressedKey] = [:]
  var repeatTimer: ClockTimer?
  var lastSpace: TimeInterval = -.infinity
  private var callouts: [ObjectIdentifier: KeyCallout] = [:]
  /// The bottom area that the device covers, with a strip above it, in points.
  private var strip: CGFloat = 0
  private var needsKeys = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isMultipleTouchEnabled = true
    keysView.isUserInteractionEnabled = false
    for view in [keysView, bar, nextKeyboardButton] {
      view.isOpaque = false
      addSubview(view)
    }
    bar.onChoice = { [weak self] in self?.choose($0) }
  }

  required init?(coder: NSCoder) { nil }

  var inputTraits: (any UITextInputTraits)? { target as? any UITextInputTraits }

  private var type: UIKeyboardType { inputTraits?.keyboardType ?? .default }

  /// The language that the keyboard type allows. Passwords consist of Latin letters, and nobody suggests words for them.
  var language: KeyboardLanguage {
    if inputTraits?.isSecureTextEntry == true { return .english }
    return switch type {
    case .default, .twitter, .webSearch, .namePhonePad, .numbersAndPunctuation: KeyboardView.language
    default: .english
    }
  }

  /// Returns the height of the keyboard in a window, in points.
  func height(in window: UIWindow) -> CGFloat {
    let (size, bottom) = (window.bounds.size, window.safeAreaInsets.bottom)
    let strip = bottom > 0 ? (size.width > size.height ? bottom : KeyboardLook.stripHeight) : 0
    return KeyboardLook.keysHeight(in: size) + strip + (showsBar ? KeyboardLook.barHeight : 0)
  }

  private var showsBar: Bool { language == .pinyin && KeyboardLayout.firstPlane(of: type) != .pad }

  /// Shows the initial keys for a responder.
  func show(for responder: UIResponder) {
    endTouches()
    composition = Composition()
    target = responder
    shift = .off
    plane = KeyboardLayout.firstPlane(of: type)
    setNeedsKeys()
    (responder as? any UITextInput)?.inputDelegate = self
    lookAtText()
  }

  func setNeedsKeys() {
    needsKeys = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window else { return }
    let keysHeight = KeyboardLook.keysHeight(in: window.bounds.size)
    let top = showsBar ? KeyboardLook.barHeight : 0
    bar.isHidden = !showsBar
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let sides = window.safeAreaInsets
    let frame = CGRect(
      x: sides.left, y: top, width: max(0, bounds.width - sides.left - sides.right), height: keysHeight)
    strip = bounds.height - frame.maxY
    nextKeyboardButton.isHidden = strip < 50 || KeyboardLayout.firstPlane(of: type) == .pad
    nextKeyboardButton.frame = CGRect(x: 8, y: frame.maxY, width: 56, height: 46)
    if frame != keysView.frame { needsKeys = true }
    keysView.frame = frame
    if needsKeys { makeKeys() }
  }

  private func makeKeys() {
    needsKeys = false
    let kind = KeyboardLayout.Kind(
      type: type, language: language,
      returnWord: KeyboardWords.enter(inputTraits?.returnKeyType ?? .default, in: language),
      spaceWord: KeyboardWords.space(in: language), hasNextKeyboardKey: strip < 50)
    let layout = KeyboardLayout(kind, plane: plane, size: keysView.bounds.size)
    self.layout = layout
    for view in keyViews { view.removeFromSuperview() }
    let isPad = plane == .pad || plane == .padSymbols
    keyViews = layout.keys.map { KeyView($0, isOfPad: isPad) }
    for view in keyViews { keysView.addSubview(view) }
    showShift()
    showReturnKey()
  }

  private func showShift() {
    for view in keyViews where plane == .letters && (view.key.isText || view.key.function == .shift) {
      view.shift = shift
    }
  }

  /// Updates the title and state of the Return key.
  func showReturnKey() {
    for view in keyViews where view.key.function == .enter {
      view.isProminent = (inputTraits?.returnKeyType ?? .default) != .default
      view.isEnabled = isReturnKeyEnabled
    }
  }

  var isReturnKeyEnabled: Bool {
    guard inputTraits?.enablesReturnKeyAutomatically == true else { return true }
    return (target as? any UIKeyInput)?.hasText ?? false
  }

  // MARK: Finding keys

  /// Returns the key at a point, or `nil` for the bar and places without keys.
  func key(at point: CGPoint) -> KeyboardKey? {
    if !nextKeyboardButton.isHidden, nextKeyboardButton.frame.contains(point) { return nextKeyboardButton.key }
    let place = convert(point, to: keysView)
    guard place.y >= -12, place.y < keysView.bounds.height + 12 else { return nil }
    return layout?.key(at: place)
  }

  func view(of key: KeyboardKey) -> KeyView? {
    key.function == .nextKeyboard && !nextKeyboardButton.isHidden
      ? nextKeyboardButton : keyViews.first { $0.key == key }
  }

  /// Returns the center of a key in the keyboard's coordinates, or `nil` if there's no such key.
  func place(of function: KeyboardKey.Function) -> CGPoint? {
    layoutIfNeeded()
    if function == .nextKeyboard, !nextKeyboardButton.isHidden { return nextKeyboardButton.center }
    guard let key = layout?.keys.first(where: { $0.function == function }) else { return nil }
    return convert(CGPoint(x: key.frame.midX, y: key.frame.midY), from: keysView)
  }

  /// Shows the letter of a key above the touch.
  func showCallout(_ key: KeyboardKey?, for touch: ObjectIdentifier) {
    callouts.removeValue(forKey: touch)?.removeFromSuperview()
    guard let key, key.isText, let view = view(of: key), !view.isOfPad, bounds.height < bounds.width,
      let title = view.title
    else { return }
    let callout = KeyCallout(title, above: convert(key.frame, from: keysView), width: bounds.width)
    callouts[touch] = callout
    addSubview(callout)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { for touch in touches { press(touch) } }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { for touch in touches { move(touch) } }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { lift(ObjectIdentifier(touch)) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { cancel(ObjectIdentifier(touch)) }
  }

  /// Stops tracking all touches.
  func endTouches() {
    for (touch, _) in pressed { showCallout(nil, for: touch) }
    for view in keyViews { view.isPressed = false }
    pressed = [:]
    repeatTimer?.cancel()
    repeatTimer = nil
  }
}

/// The state of a touch on the keys.
struct PressedKey {
  /// The key where the touch began.
  let start: KeyboardKey
  /// The key under the touch.
  var key: KeyboardKey?
}
