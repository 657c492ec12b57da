import UIKit

/// A search of a measured cell, header, or footer for mistakes that make its height wrong and that UIKit doesn't
/// report.
///
/// It uses only public API: views, constraints, and frames. Doubtful cases count as correct.
@MainActor struct ViewInspection {
  /// The cell, header, or footer.
  let view: UIView
  let contentView: UIView
  /// The subviews that `view` can have: backgrounds and accessories.
  let ownViews: [UIView?]

  init(_ cell: UITableViewCell) {
    view = cell
    contentView = cell.contentView
    ownViews = [
      cell.backgroundView, cell.selectedBackgroundView, cell.accessoryView, cell.editingAccessoryView,
    ]
  }

  init(_ header: UITableViewHeaderFooterView) {
    view = header
    contentView = header.contentView
    ownViews = [header.backgroundView]
  }

  // MARK: Views outside the content view

  /// A view that the app added next to the content view, instead of to it.
  ///
  /// Labels and stack views always count. Other views count only if they have constraints and the content view has
  /// none, because a line or a badge over the content can be intentional.
  var viewOutsideContentView: UIView? {
    let hasContent = contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    return view.subviews.first { other in
      guard other !== contentView, !other.isHidden, !ownViews.contains(where: { $0 === other }), !other.isPrivate else {
        return false
      }
      if other is UILabel || other is UIStackView { return true }
      return !hasContent && !other.translatesAutoresizingMaskIntoConstraints
    }
  }

  // MARK: Autoresizing masks

  /// A view with constraints and an autoresizing mask that fixes its size at zero.
  ///
  /// The property is valid before the first layout, which can give the view a size. A view with a frame or a mask that
  /// the app has set counts as intentional.
  var autoresizingView: UIView? {
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let view = item as? UIView, isForgotten(view) else { continue }
        let other = item === constraint.firstItem ? constraint.secondItem : constraint.firstItem
        // Constraints of its own descendants don't position it.
        if let other = Self.view(of: other), other !== view, other.isDescendant(of: view) { continue }
        return view
      }
    }
    return nil
  }

  /// Returns the view of a violated constraint that also has an autoresizing mask.
  func maskedView(of constraint: NSLayoutConstraint) -> UIView? {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = item as? UIView, view !== contentView, view !== self.view else { continue }
      if view.translatesAutoresizingMaskIntoConstraints { return view }
    }
    return nil
  }

  private func isForgotten(_ view: UIView) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask.isEmpty && view.bounds.size == .zero
      && !view.isHidden && view !== contentView && view.isDescendant(of: contentView)
  }

  // MARK: Constraints

  /// The app's constraints of the view and its descendants.
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    func look(_ view: UIView) {
      for constraint in view.constraints where constraint.isOfApp { found.append(constraint) }
      for view in view.subviews { look(view) }
    }
    look(view)
    return found
  }

  /// Returns the view of a constraint's item, or of its layout guide.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Lays out the content only with its constraints, after the cell's own `layoutSubviews`.
  func layOutContent() {
    func mark(_ view: UIView) {
      view.setNeedsLayout()
      for view in view.subviews { mark(view) }
    }
    view.layoutIfNeeded()
    mark(contentView)
    contentView.layoutIfNeeded()
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view is a private view of UIKit.
  fileprivate var isPrivate: Bool {
    let name = String(describing: type(of: self))
    return name.hasPrefix("_") || name.hasPrefix("UITableView")
  }
}

extension NSLayoutConstraint {
  /// A Boolean value that indicates whether the app created the constraint, and not a stack view, a content size, or an
  /// autoresizing mask.
  fileprivate var isOfApp: Bool {
    guard type(of: self) == NSLayoutConstraint.self, isActive else { return false }
    return identifier?.hasPrefix("UI") != true
  }
}
