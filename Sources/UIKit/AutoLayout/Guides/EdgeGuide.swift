import Foundation

/// A guide that the system makes of a view's own edges: margins, safe area, a scroll view's content.
///
/// It needs no variables of its own: each of its edges is one of the view's, moved by a constant.
final class EdgeGuide: UILayoutGuide {
  /// The guides of the system.
  enum Kind {
    case margins, safeArea, readableContent, content, frame
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    ownerReference = view.layoutItemReference
    identifier =
      switch kind {
      case .margins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .content: "UIScrollView-contentLayoutGuide"
      case .frame: "UIScrollView-frameLayoutGuide"
      }
  }

  // A subclass of a class that has an isolated deinit must have such a one too.
  isolated deinit {}

  /// A Boolean value that indicates whether the distances from the view's edges change with margins or safe area.
  var dependsOnInsets: Bool { kind == .margins || kind == .safeArea || kind == .readableContent }

  /// The distances of the guide from the view's edges, in points.
  var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    switch kind {
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .readableContent: return view.readableContentInsets
    case .content, .frame: return .zero
    }
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if kind == .content, let scrollView = view as? UIScrollView {
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    return view.bounds.inset(by: insets)
  }
}

extension UIView {
  /// The view's guide of a kind; made when it is first asked for.
  func edgeGuide(_ kind: EdgeGuide.Kind) -> UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.edgeGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = EdgeGuide(kind, of: self)
    state.edgeGuides.append(guide)
    return guide
  }

  /// The margins, and on each side half of what is more than can be read with ease.
  var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let room = bounds.width - insets.left - insets.right
    let excess = max(0, room - ReadableWidth.width(for: traitCollection))
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}
