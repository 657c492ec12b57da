public import Foundation

/// A view that shows a visual effect behind its content.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  private let material = UIView(frame: .zero)
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

  private func show() { material.backgroundColor = (effect as? UIBlurEffect)?.color }

  /// The effect, or `nil` for none.
  open var effect: UIVisualEffect? {
    didSet { show() }
  }

  /// The view for your subviews, which appear in front of the effect.
  open var contentView: UIView { content }
}
