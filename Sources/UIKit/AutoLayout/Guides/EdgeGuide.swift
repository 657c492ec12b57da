import Foundation

/// A system guide along a view's own edges, such as its margins, its safe area, or a scroll view's content.
///
/// It needs no variables because each of its edges is an edge of the view plus a constant.
final class EdgeGuide: UILayoutGuide {
  /// The kinds of system guides.
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

  // If a class has an isolated deinitializer, its subclasses must also have one.
  isolated deinit {}

  /// A Boolean value that indicates whether the insets depend on the margins or the safe area.
  var dependsOnInsets: Bool { kind == .margins || kind == .safeArea || kind == .readableContent }

  /// The insets of the guide from the view's edges, in points.
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
  /// Returns the view's guide of a kind, and creates it on first use.
  func edgeGuide(_ kind: EdgeGuide.Kind) -> UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.edgeGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = EdgeGuide(kind, of: self)
    state.edgeGuides.append(guide)
    return guide
  }

  /// The margins, increased on each side by half of the width that exceeds the readable width.
  var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let room = bounds.width - insets.left - insets.right
    let excess = max(0, room - ReadableWidth.width(for: traitCollection))
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}
