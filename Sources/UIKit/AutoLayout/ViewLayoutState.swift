/// What Auto Layout knows of one view; made when it is first needed, so that plain views stay small.
@MainActor final class ViewLayoutState {
  /// What constraints hold of the view.
  let reference: LayoutItemReference

  /// The active constraints that the view holds, in the order in which they were activated.
  var ownedConstraints = ConstraintList()

  /// The active constraints held by views above that mention this view or one of its guides.
  ///
  /// One whose holder has died may still be here; it has no `owner` any more.
  var outerConstraints: [NSLayoutConstraint] = []

  /// Whether a constraint whose constant is the system's spacing has mentioned the view since it was made.
  var hasSystemSpacing = false

  /// Whether the view is what a cell shows, whose size is the cell's to know.
  var isCellContent = false

  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []

  /// The guides that the system makes of the view's own edges, those that were asked for.
  var edgeGuides: [EdgeGuide] = []

  /// How many times active constraints held by views above mention this view, something below it, or their guides.
  var mentionsFromAbove: Int32 = 0

  /// The system that the view is the root of.
  var system: LayoutSystem?

  /// Whether the view may be the root of a system that is to be made.
  var needsSystem = false

  /// How much the content's size matters, where somebody has said so.
  var contentPriorities: ContentPriorities?

  init(of view: UIView) { reference = LayoutItemReference(view) }

  // Only the view holds its state: so this is the view's death.
  isolated deinit {
    reference.clear()
    system?.retire()
  }
}

extension UIView {
  /// What Auto Layout knows of the view; made at the first call.
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
