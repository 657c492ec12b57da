import Foundation

/// A view that shows a background configuration behind everything else in a view of the same size.
final class BackgroundConfigurationView: UIView {
  private let fill = UIView(frame: .zero)
  private var stroke: UIView?
  private var picture: UIImageView?
  private var shownCustomView: UIView?

  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { apply() } }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = configuration.customView != nil
    preservesSuperviewLayoutMargins = true
    addSubview(fill)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    fill.layer.cornerRadius = configuration.cornerRadius
    applyPicture()
    applyCustomView()
    applyStroke()
    applyColors()
    // The app's custom view can respond to touches.
    isUserInteractionEnabled = configuration.customView != nil
    setNeedsLayout()
  }

  private func applyPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let shown = picture ?? UIImageView(frame: .zero)
    picture = shown
    shown.image = image
    shown.contentMode = configuration.imageContentMode
    if shown.superview !== fill { fill.insertSubview(shown, at: 0) }
  }

  private func applyCustomView() {
    let wanted = configuration.customView
    // Another background can have adopted the custom view.
    if let old = shownCustomView, old !== wanted, old.superview === fill { old.removeFromSuperview() }
    shownCustomView = wanted
    if let wanted, wanted.superview !== fill { fill.addSubview(wanted) }
    fill.clipsToBounds = configuration.cornerRadius > 0 && (wanted != nil || picture != nil)
  }

  private func applyStroke() {
    guard configuration.strokeWidth > 0 else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let shown = stroke ?? UIView(frame: .zero)
    stroke = shown
    if shown.superview !== self { addSubview(shown) }
    shown.isUserInteractionEnabled = false
    shown.layer.borderWidth = configuration.strokeWidth
    shown.layer.cornerRadius =
      configuration.cornerRadius > 0 ? max(0, configuration.cornerRadius + configuration.strokeOutset) : 0
  }

  private func applyColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    stroke?.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    applyColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds.inset(by: insets)
    picture?.frame = fill.bounds
    shownCustomView?.frame = fill.bounds
    let outset = configuration.strokeOutset
    stroke?.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let direction = effectiveUserInterfaceLayoutDirection
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let superview {
      let margins = NSDirectionalEdgeInsets(superview.layoutMargins, direction: direction)
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    return insets.resolved(for: direction)
  }
}
