public import Foundation

/// The topmost view of an interface, which shows a view controller's view.
@MainActor @preconcurrency open class UIWindow: UIView {
  private var controller: UIViewController?
  let touchDelivery = TouchDelivery()
  var firstResponderState = FirstResponderState()
  var inputViewHost: InputViewHost?
  var editMenuState = EditMenuState()
  var menuOverlayReference = MenuOverlayReference()
  /// What fingers have lifted and drag, the newest last.
  var dragFlights: [DragFlight] = []

  /// Makes a window of a frame on the screen, in points. It is hidden until it is shown, or made key and visible.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a window as large as the screen; there are no archives of windows on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    prepare()
  }

  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func prepare() {
    isHidden = true
    AnimationClock.shared.follow(self)
    updateTraits()
    updateSafeArea()
    addGestureRecognizer(StatusBarTapGestureRecognizer())
  }

  open override var frame: CGRect {
    didSet { sizeMayHaveChanged(from: oldValue.size) }
  }

  open override var bounds: CGRect {
    didSet { sizeMayHaveChanged(from: oldValue.size) }
  }

  private func sizeMayHaveChanged(from old: CGSize) {
    if bounds.size != old { inputViewHost?.windowChangedSize(from: old, in: self) }
  }

  /// The manager that undoes what is done in the window; made when it is first asked for.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// The screen that the window is on.
  open var screen = UIScreen.main {
    didSet {
      updateTraits()
      updateSafeArea()
    }
  }

  /// The level of the window; on Linux, where each window is drawn by itself, nothing depends on it.
  open var windowLevel = Level.normal

  /// The controller whose view fills the window; replaces the one before.
  open var rootViewController: UIViewController? {
    get { controller }
    set {
      guard newValue !== controller else { return }
      let old = controller
      old?.presentation?.end(animated: false, completion: nil)
      controller = newValue
      if wasShown { old?.beginDisappearance(animated: false) }
      old?.viewIfLoaded?.removeFromSuperview()
      if wasShown { old?.endDisappearance(animated: false) }
      if wasShown { showRootView() }
    }
  }

  /// Whether the window was ever shown: from then on it holds its controller's view.
  private var wasShown = false

  /// A Boolean value that indicates whether the window is hidden, as a new one is; showing it installs its root
  /// controller's view.
  open override var isHidden: Bool {
    didSet {
      if isHidden { giveUpKey() }
      guard !isHidden, !wasShown else { return }
      wasShown = true
      showRootView()
    }
  }

  /// Shows the window and its root view controller's view, and gives it the user's input.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the one that keys go to, in place of the one before.
  open func makeKey() { takeKey() }

  /// Called when the window has become the one that keys go to; does nothing here.
  open func becomeKey() {}

  /// Called when keys go to another window from now on; does nothing here.
  open func resignKey() {}

  /// A Boolean value that indicates whether the window can be the one that keys go to; true here.
  open var canBecomeKey: Bool { true }

  /// A Boolean value that indicates whether the window is the one that receives the user's input.
  open var isKeyWindow: Bool { UIWindow.keyWindow === self }

  /// Makes room for the controller's view and begins its appearance; it ends with the next layout pass.
  private func showRootView() {
    guard let controller, let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearance(animated: false)
    addSubview(view)
  }

  /// Lays out now what is marked; a controller whose view came in since the last pass has then appeared.
  open override func layoutIfNeeded() {
    let appearing = controller?.appearance == .appearing ? controller : nil
    appearing?.continueAppearance(animated: false)
    super.layoutIfNeeded()
    appearing?.endAppearance(animated: false)
  }

  /// Sends an event on to the views that it is for: a touch to the view under the finger, a key to the first responder.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return deliver(event) }
    dismissEditMenu(for: event)
    deliver(event)
  }

  /// Types keys that no responder kept for itself into the first responder, if it takes text.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) { type(key) }
  }

  override var enclosingWindow: UIWindow? { self }

  /// The insets of the window that the device covers.
  var deviceSafeArea: UIEdgeInsets {
    let insets = deviceSafeAreaOverride ?? screen.safeAreaInsets
    let whole = screen.bounds
    return .maximum(
      .zero,
      UIEdgeInsets(
        top: insets.top - frame.minY, left: insets.left - frame.minX,
        bottom: insets.bottom - max(0, whole.maxY - frame.maxY),
        right: insets.right - max(0, whole.maxX - frame.maxX)))
  }

  private var deviceSafeAreaOverride: UIEdgeInsets?

  /// Sets what the device covers of the screen, for tests.
  @_spi(Testing) public func setDeviceSafeArea(_ insets: UIEdgeInsets) {
    deviceSafeAreaOverride = insets
    updateSafeArea()
  }
}
