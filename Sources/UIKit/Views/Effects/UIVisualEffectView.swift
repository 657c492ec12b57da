public import Foundation
internal import QuartzCoreOnLinux

/// A view that shows a visual effect behind its content.
///
/// If the view or a superview is translucent, the effect reaches only the content of that view.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  private let material = MaterialView(frame: .zero)
  private let content = UIView(frame: .zero)

  /// Creates a view with an effect, or `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect, because Linux has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [material, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    material.isUserInteractionEnabled = false
    show()
  }

  private func show() {
    let blur = effect as? UIBlurEffect
    material.backgroundColor = blur?.color
    material.look = blur?.backdrop
  }

  /// The effect, or `nil` for none.
  open var effect: UIVisualEffect? {
    didSet { show() }
  }

  /// The view for your subviews, which appear in front of the effect.
  open var contentView: UIView { content }
}

/// A view that shows the content behind it, blurred, under its background color.
@MainActor class MaterialView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// The look of the content behind the view, or `nil` if it isn't blurred.
  var look: BackdropLayer.Look? {
    get { (layer as? BackdropLayer)?.look }
    set { (layer as? BackdropLayer)?.look = newValue }
  }

  /// Shows the material of bars, through which 6 % of the blurred content shows.
  ///
  /// - Parameter isOverContent: Pass `false` for a bar with nothing behind it, which has the opaque color of the
  ///   material over a table view's background.
  func showBarMaterial(isOverContent: Bool = true) {
    look = isOverContent ? UIBlurEffect(style: .systemChromeMaterial).backdrop : nil
    backgroundColor = isOverContent ? Self.barColor : Self.opaqueBarColor
  }

  private static let opaqueBarColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 29 / 255 : 249 / 255, alpha: 1)
  }

  // Over black, 94 % of 31 is 29.
  private static let barColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 31 / 255 : 249 / 255, alpha: 0.94)
  }
}
