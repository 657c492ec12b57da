import Foundation

/// The view over a searched page: the dimming or the results.
@MainActor final class SearchOverlayView: UIView {
  weak var search: UISearchController?
  let shade = UIView()
  /// A Boolean value that indicates whether the search hid the navigation bar, which returns with another page.
  var hidesNavigationBar = false
  private(set) var showsResults = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    shade.isOpaque = false
    // The alpha of the dimming is assumed.
    shade.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2)
    }
    shade.isHidden = true
    let recognizer = UITapGestureRecognizer()
    recognizer.action = { [weak self] recognizer in if recognizer.state == .ended { self?.search?.end() } }
    shade.addGestureRecognizer(recognizer)
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the dimming, the results, or nothing.
  ///
  /// - Returns: Whether the view showed something else before.
  func show(results: UIView?, dims: Bool) -> Bool {
    guard shade.isHidden == dims || showsResults != (results != nil) else { return false }
    shade.isHidden = !dims
    showsResults = results != nil
    if let results, results.superview !== self {
      results.frame = bounds
      results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(results)
    } else if results == nil {
      for view in subviewList where view !== shade { view.removeFromSuperview() }
    }
    setNeedsLayout()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    for view in subviewList where view !== shade && view.frame != bounds { view.frame = bounds }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // The page receives touches that are neither on the dimming nor on the results.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return showsResults || !shade.isHidden && shade.frame.contains(point)
  }
}
