public import Foundation

/// The root view of an interface, which shows a view controller's view.
@MainActor @preconcurrency open class UIWindow: UIView {
  private var controller: UIViewController?
  let touchDelivery = TouchDelivery()
  var firstResponderState = FirstResponderState()
  var inputViewHost: InputViewHost?
  var editMenuState = EditMenuState()
  var menuOverlayReference = MenuOverlayReference()
  /// The current drags in the window, newest last.
  var dragFlights: [DragFlight] = []

  /// Creates a window with a frame on the screen, in points.
  ///
  /// The window is hidden until you show it or make it key and visible.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a window with the size of the screen, because windows can't be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    prepare()
  }

  /// Creates a window with the size of the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func prepare() {
    isHidden = true
    AnimationClock.shared.follow(self)
    updateTraits()
    updateSafeArea()
    addGestureRecognizer(StatusBarTapGestureRecognizer())
  }

  /// The change of the size in progress, which controllers can animate changes with.
  var sizeTransition: SizeTransition?
  /// The size of the device's screen as the user holds it, for a window that fills it.
  var deviceSize: CGSize?
  /// A Boolean value that indicates whether the window turns, which announces its new size once.
  var isTurning = false

  open override var frame: CGRect {
    willSet { sizeWillChange(to: newValue.size) }
    didSet { sizeMayHaveChanged(from: oldValue.size) }
  }

  open override var bounds: CGRect {
    willSet { sizeWillChange(to: newValue.size) }
    didSet { sizeMayHaveChanged(from: oldValue.size) }
  }

  private func sizeMayHaveChanged(from old: CGSize) {
    guard bounds.size != old, !isTurning else { return }
    inputViewHost?.windowChangedSize(from: old, in: self)
    performSizeTransition()
  }

  /// The view that shows the time and the battery, as a host draws them over the window.
  ///
  /// Controllers hide it and determine its style.
  @_spi(Host) public weak var statusBar: UIView? {
    didSet { updateStatusBar() }
  }

  /// The undo manager of the window, created on first use.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// The screen that shows the window.
  open var screen = UIScreen.main {
    didSet {
      updateTraits()
      updateSafeArea()
    }
  }

  /// The level of the window.
  ///
  /// On Linux, each window is drawn separately, so the level has no effect.
  open var windowLevel = Level.normal

  /// The view controller that provides the window's content.
  ///
  /// Its view fills the window. Setting this property removes the previous controller.
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

  /// A Boolean value that indicates whether the window was ever visible. After that, it contains its controller's view.
  private(set) var wasShown = false

  /// A Boolean value that indicates whether the window is hidden, as a new window is.
  ///
  /// Showing the window installs its root view controller's view.
  open override var isHidden: Bool {
    didSet {
      if isHidden { giveUpKey() }
      guard !isHidden, !wasShown else { return }
      wasShown = true
      showRootView()
    }
  }

  /// Shows the window, and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Turns the window into the key window.
  open func makeKey() { takeKey() }

  /// Responds to the window becoming the key window.
  ///
  /// The default implementation does nothing.
  open func becomeKey() {}

  /// Responds to another window becoming the key window.
  ///
  /// The default implementation does nothing.
  open func resignKey() {}

  /// A Boolean value that indicates whether the window can become the key window.
  ///
  /// The default is `true`.
  open var canBecomeKey: Bool { true }

  /// A Boolean value that indicates whether the window is the key window.
  open var isKeyWindow: Bool { UIWindow.keyWindow === self }

  /// Adds the controller's view and begins its appearance, which ends with the next layout pass.
  private func showRootView() {
    guard let controller, let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearance(animated: false)
    addSubview(view)
  }

  /// Lays out the marked views immediately.
  ///
  /// This also completes the appearance of a controller with a view that was added since the last pass.
  open override func layoutIfNeeded() {
    let appearing = controller?.appearance == .appearing ? controller : nil
    appearing?.continueAppearance(animated: false)
    super.layoutIfNeeded()
    appearing?.endAppearance(animated: false)
  }

  /// Sends an event to its recipients.
  ///
  /// A touch goes to the view at its position, and a key press to the first responder.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return deliver(event) }
    dismissEditMenu(for: event)
    deliver(event)
  }

  /// Types keys that no responder handled into the first responder, if it accepts text.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) { type(key) }
  }

  override var enclosingWindow: UIWindow? { self }

  /// The insets of the window that the device's hardware covers.
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

  /// Sets the insets that the device's hardware covers, for tests.
  @_spi(Testing) public func setDeviceSafeArea(_ insets: UIEdgeInsets) {
    deviceSafeAreaOverride = insets
    updateSafeArea()
  }
}
