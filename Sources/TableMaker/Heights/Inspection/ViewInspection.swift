import UIKit

/// Looks through a cell, a header or a footer that is measured for what makes its height wrong without a word from UIKit that names it.
///
/// By public means alone: views, constraints, frames. What it cannot tell for sure it takes for right.
@MainActor struct ViewInspection {
  /// The cell, header or footer.
  let view: UIView
  let contentView: UIView
  /// Subviews of `view` that belong there: backgrounds and accessories.
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

  // MARK: Views that measuring does not know of

  /// A view that was added beside the content view, and not to it.
  ///
  /// A text or a stack always; another view only where it has constraints and the content view has none: a line or a badge over the content
  /// may well be meant.
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

  /// A view without a size that constraints place, and whose autoresizing mask fixes it at nothing.
  ///
  /// Looked for before the first layout, which may give it a size. A view with a frame or a mask of the app's is taken for meant.
  var autoresizingView: UIView? {
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let view = item as? UIView, isForgotten(view) else { continue }
        let other = item === constraint.firstItem ? constraint.secondItem : constraint.firstItem
        // Constraints of what is in it do not place it.
        if let other = Self.view(of: other), other !== view, other.isDescendant(of: view) { continue }
        return view
      }
    }
    return nil
  }

  /// The view of a constraint that does not hold which has an autoresizing mask too.
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

  /// The constraints that the app made, of the view and all that is in it.
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    func look(_ view: UIView) {
      for constraint in view.constraints where constraint.isOfApp { found.append(constraint) }
      for view in view.subviews { look(view) }
    }
    look(view)
    return found
  }

  /// The view that an item of a constraint is, or belongs to.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Lays the content out by its constraints alone: a cell that places views by itself in `layoutSubviews` has its say before.
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
  /// Whether the view is one of UIKit's own that no app makes.
  fileprivate var isPrivate: Bool {
    let name = String(describing: type(of: self))
    return name.hasPrefix("_") || name.hasPrefix("UITableView")
  }
}

extension NSLayoutConstraint {
  /// Whether the app made the constraint: not a stack view's, a content size's or an autoresizing mask's.
  fileprivate var isOfApp: Bool {
    guard type(of: self) == NSLayoutConstraint.self, isActive else { return false }
    return identifier?.hasPrefix("UI") != true
  }
}
