import Foundation

/// The layout guides of list content that have been used.
struct ListContentGuides {
  var text: FrameGuide?
  var secondary: FrameGuide?
  var image: FrameGuide?
}

/// A layout guide with a frame that the view sets.
@MainActor final class FrameGuide {
  let guide = UILayoutGuide()
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init(in view: UIView) {
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  var frame = CGRect.zero {
    didSet {
      guard frame != oldValue else { return }
      left.constant = frame.minX
      top.constant = frame.minY
      width.constant = frame.width
      height.constant = frame.height
    }
  }
}

extension UIListContentView {
  func guide(_ path: WritableKeyPath<ListContentGuides, FrameGuide?>, for view: UIView?) -> UILayoutGuide? {
    guard let view else { return nil }
    if let made = guides[keyPath: path] { return made.guide }
    let made = FrameGuide(in: self)
    made.frame = view.frame
    guides[keyPath: path] = made
    return made.guide
  }

  /// Removes the guides of parts that are no longer visible.
  func removeIdleGuides() {
    for (path, view) in guidedViews where view == nil {
      guard let idle = guides[keyPath: path] else { continue }
      removeLayoutGuide(idle.guide)
      guides[keyPath: path] = nil
    }
  }

  func moveGuides() {
    for (path, view) in guidedViews {
      if let guide = guides[keyPath: path], let view { guide.frame = view.frame }
    }
  }

  private var guidedViews: [(WritableKeyPath<ListContentGuides, FrameGuide?>, UIView?)] {
    [(\.text, textLabel), (\.secondary, secondaryTextLabel), (\.image, imageView)]
  }
}

extension UIListContentView: WidthDependentHeight {
  var heightDependsOnWidth: Bool { true }

  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { fittingHeight(width: width) }
}
