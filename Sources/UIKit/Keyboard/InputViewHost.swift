import Foundation

/// A view above everything else in its window that contains the keyboard or the responder's own input view.
///
/// The responder's accessory view is above that.
final class InputViewHost: UIView {
  let keyboard = KeyboardView(frame: .zero)
  private let background = UIView()
  private var accessory: UIView?
  private var custom: UIView?
  private var showsKeyboard = false
  /// The number of changes, with which an animation checks whether it's the last one.
  private var changes = 0
  /// The final height, in points.
  private(set) var shownHeight: CGFloat = 0

  /// A Boolean value that indicates whether there's a hardware keyboard, so only the accessory view appears, at the
  /// bottom.
  static var hidesKeyboard = false

  static let duration: TimeInterval = 0.25
  static let curve = 7

  init(in window: UIWindow) {
    super.init(frame: CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: 0))
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    background.backgroundColor = KeyboardLook.background
    addSubview(background)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Contents

  /// Shows the views that a responder provides.
  func show(for responder: UIResponder?, in window: UIWindow) {
    // Text that isn't editable can be first responder so that it can be selected. No keyboard appears for it.
    let isReadOnly = (responder as? any TextEditorClient)?.isEditable == false
    let responder = isReadOnly ? nil : responder
    let accessory = responder?.inputAccessoryView
    let custom = Self.hidesKeyboard ? nil : responder?.inputView
    let showsKeyboard = !Self.hidesKeyboard && custom == nil && responder is any UIKeyInput
    if self.showsKeyboard { keyboard.commitComposition() }
    replace(accessory: accessory, custom: custom, in: window)
    self.showsKeyboard = showsKeyboard
    if showsKeyboard, let responder {
      UIView.performWithoutAnimation {
        keyboard.show(for: responder)
        if keyboard.superview == nil { addSubview(keyboard) }
      }
    } else {
      keyboard.endTouches()
      if responder != nil { keyboard.removeFromSuperview() }
    }
    showLook(of: responder)
    move(in: window)
  }

  private func replace(accessory: UIView?, custom: UIView?, in window: UIWindow) {
    // Views that leave with the host are removed after the animation.
    let goes = accessory == nil && custom == nil
    if self.accessory !== accessory, !goes || self.custom !== custom {
      if !goes { self.accessory?.removeFromSuperview() }
    }
    if self.custom !== custom, !goes { self.custom?.removeFromSuperview() }
    leaving = goes ? [self.accessory, self.custom].compactMap { $0 } : []
    (self.accessory, self.custom) = (accessory, custom)
    for view in [custom, accessory].compactMap({ $0 }) where view.superview !== self { addSubview(view) }
  }

  /// The views to remove after the host disappears.
  private var leaving: [UIView] = []

  private func showLook(of responder: UIResponder?) {
    guard let responder else { return }
    switch (responder as? any UITextInputTraits)?.keyboardAppearance {
    case .dark: traitOverrides.userInterfaceStyle = .dark
    case .light: traitOverrides.userInterfaceStyle = .light
    default: traitOverrides.userInterfaceStyle = .unspecified
    }
  }

  func keyboardHeightChanged() { if let window { move(in: window) } }

  /// Gives what is up the size that it has in a window of another size, as after a turn of the device.
  ///
  /// Assumed: one note from the old rectangle to the new one. An app that logs the notifications while it's turned settles it.
  func windowChangedSize(from old: CGSize, in window: UIWindow) {
    if superview === window, shownHeight > 0 { move(in: window, from: old) }
  }

  private func accessoryHeight(in window: UIWindow) -> CGFloat {
    guard let accessory else { return 0 }
    if !accessory.translatesAutoresizingMaskIntoConstraints || accessory.bounds.height == 0 {
      let fitting = accessory.systemLayoutSizeFitting(
        CGSize(width: window.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return max(fitting.height, accessory.intrinsicContentSize.height)
    }
    return accessory.bounds.height
  }

  /// Returns the height of the view that replaces the keyboard, in points.
  private func inputHeight(in window: UIWindow) -> CGFloat {
    if showsKeyboard { return keyboard.height(in: window) }
    guard let custom else { return 0 }
    // Reported: a view with a flexible height gets the keyboard's height.
    let own = custom.autoresizingMask.contains(.flexibleHeight) ? 0 : custom.bounds.height
    let height = own > 0 ? own : KeyboardLook.keysHeight(in: window.bounds.size)
    return height + window.safeAreaInsets.bottom
  }

  // MARK: Motion

  private func move(in window: UIWindow, from oldSize: CGSize? = nil) {
    let top = accessoryHeight(in: window)
    let input = inputHeight(in: window)
    let height = top + input
    let old = shownHeight
    let isUp = old > 0
    if superview == nil {
      guard height > 0 else { return }
      window.addSubview(self)
    }
    changes += 1
    let change = changes
    // The view has its final size during the whole animation.
    let begin = place(of: old, size: isUp ? old : height, in: oldSize ?? window.bounds.size)
    let end = place(of: height, size: height > 0 ? height : old, in: window.bounds.size)
    if !isUp { frame = begin }
    shownHeight = height
    pulledDown = 0
    layOutParts(width: window.bounds.width, top: top, input: input, keeping: height == 0)
    guard begin != end else { return finish(change, in: window, isUp: isUp) }
    let note = KeyboardNote(from: begin, to: end, in: window)
    note.post(before: true, isUp: height > 0)
    let motion = {
      self.frame = end
      window.keyboardFrameChanged()
    }
    let completion = { [weak self] in
      guard let self, change == changes else { return }
      note.post(before: false, isUp: height > 0)
      finish(change, in: window, isUp: height > 0)
    }
    guard note.duration > 0 else {
      motion()
      return completion()
    }
    UIView.animate(
      withDuration: note.duration, delay: 0,
      options: [UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16), .allowUserInteraction], animations: motion,
      completion: { _ in completion() })
  }

  private func place(of shown: CGFloat, size: CGFloat, in window: CGSize) -> CGRect {
    CGRect(x: 0, y: window.height - shown, width: window.width, height: size)
  }

  private func layOutParts(width: CGFloat, top: CGFloat, input: CGFloat, keeping: Bool) {
    guard !keeping else { return }
    UIView.performWithoutAnimation {
      background.frame = CGRect(x: 0, y: top, width: width, height: input)
      background.isHidden = input == 0
      accessory?.frame = CGRect(x: 0, y: 0, width: width, height: top)
      let safe = window?.safeAreaInsets.bottom ?? 0
      custom?.frame = CGRect(x: 0, y: top, width: width, height: max(0, input - safe))
      keyboard.frame = CGRect(x: 0, y: top, width: width, height: input)
      keyboard.setNeedsLayout()
      for view in [custom, accessory, showsKeyboard ? keyboard : nil].compactMap({ $0 }) { bringSubviewToFront(view) }
      layoutIfNeeded()
    }
  }

  /// The distance that the user has dragged the keyboard down, in points.
  private(set) var pulledDown: CGFloat = 0

  /// Moves the keyboard with a drag, within the window.
  func pull(by distance: CGFloat, in window: UIWindow) {
    pulledDown = min(max(0, distance), shownHeight)
    UIView.performWithoutAnimation {
      frame.origin.y = window.bounds.height - shownHeight + pulledDown
      window.keyboardFrameChanged()
    }
  }

  /// Returns the keyboard to its place after a drag.
  func pushUp(in window: UIWindow) {
    pulledDown = 0
    UIView.animate(withDuration: Self.duration) {
      self.frame.origin.y = window.bounds.height - self.shownHeight
      window.keyboardFrameChanged()
    }
  }

  private func finish(_ change: Int, in window: UIWindow, isUp: Bool) {
    guard change == changes, !isUp else { return }
    for view in leaving where view.superview === self { view.removeFromSuperview() }
    leaving = []
    keyboard.removeFromSuperview()
    keyboard.target = nil
    removeFromSuperview()
  }
}

extension UIWindow {
  /// Called when the window's first responder or its input views change.
  ///
  /// It's called before the new responder's delegate is notified of editing, and only once if one responder replaces
  /// another.
  ///
  /// - Parameters:
  ///   - old: The previous responder, or the same one if only its input views changed.
  ///   - new: The new responder, or `nil` for none.
  func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
    if old !== new { editMenu?.dismiss(animated: true) }
    if new == nil, inputViewHost == nil { return }
    let host = inputViewHost ?? InputViewHost(in: self)
    inputViewHost = host
    host.show(for: new, in: self)
  }

  /// Updates the input views after a hardware keyboard was connected or disconnected, for tests.
  @_spi(Testing) public static func setHardwareKeyboard(_ isConnected: Bool, in windows: UIWindow...) {
    InputViewHost.hidesKeyboard = isConnected
    for window in windows {
      if let responder = window.firstResponderState.current {
        window.firstResponderDidChange(from: responder, to: responder)
      }
    }
  }
}
