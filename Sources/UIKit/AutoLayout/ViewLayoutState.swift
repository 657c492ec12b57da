/// The state that Auto Layout keeps of one view; made when it is first needed, so that plain views stay small.
@MainActor final class ViewLayoutState {
  /// The reference that constraints hold to the view.
  let reference: LayoutItemReference

  /// The active constraints that the view holds, in the order in which they were activated.
  var ownedConstraints = ConstraintList()

  /// The active constraints held by views above that mention this view or one of its guides.
  ///
  /// One whose holder has died may still be here; it has no `owner` any more.
  var outerConstraints: [NSLayoutConstraint] = []

  /// A Boolean value that indicates whether a constraint with the system's spacing has mentioned the view since it was
  /// made.
  var hasSystemSpacing = false

  /// A Boolean value that indicates whether the view is a cell's content, whose size the cell decides.
  var isCellContent = false

  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []

  /// The guides that the system makes of the view's own edges, those that were asked for.
  var edgeGuides: [EdgeGuide] = []

  /// The guide of the keyboard, if it was asked for.
  var keyboardGuide: UIKeyboardLayoutGuide?

  /// The number of times that active constraints held by views above mention this view, something below it, or their
  /// guides.
  var mentionsFromAbove: Int32 = 0

  /// The system that the view is the root of.
  var system: LayoutSystem?

  /// A Boolean value that indicates whether the view may be the root of a system that is to be made.
  var needsSystem = false

  /// The priorities of the content's size; nil if none were set.
  var contentPriorities: ContentPriorities?

  init(of view: UIView) { reference = LayoutItemReference(view) }

  // Only the view holds its state: so this is the view's death.
  isolated deinit {
    reference.clear()
    system?.retire()
  }
}

extension UIView {
  /// The state that Auto Layout keeps of the view; made at the first call.
  var madeLayoutState: ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState(of: self)
    layoutState = state
    return state
  }
}

extension UIView: LayoutItem {
  var layoutItemView: UIView? { self }

  var layoutItemReference: LayoutItemReference { madeLayoutState.reference }

  var layoutItemText: String? { textInDescription }
}
