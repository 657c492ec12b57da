/// The state of a view in Auto Layout. It's created on demand to keep plain views small.
@MainActor final class ViewLayoutState {
  /// The reference by which constraints refer to the view.
  let reference: LayoutItemReference

  /// The active constraints that the view holds, in the order of activation.
  var ownedConstraints = ConstraintList()

  /// The active constraints that views above hold and that refer to this view or one of its guides.
  ///
  /// A constraint with a deallocated holder can remain here, but its `owner` is `nil`.
  var outerConstraints: [NSLayoutConstraint] = []

  /// A Boolean value that indicates whether a constraint with system spacing has ever referred to the view.
  var hasSystemSpacing = false

  /// A Boolean value that indicates whether the view is a cell's content view. The cell determines its size.
  var isCellContent = false

  /// The guides that the app added to the view.
  var guides: [UILayoutGuide] = []

  /// The system guides of the view that have been used.
  var edgeGuides: [EdgeGuide] = []

  /// The keyboard guide, if it has been used.
  var keyboardGuide: UIKeyboardLayoutGuide?

  /// The number of references from active constraints of views above to this view, its descendants, or their guides.
  var mentionsFromAbove: Int32 = 0

  /// The system of which the view is the root.
  var system: LayoutSystem?

  /// A Boolean value that indicates whether the view might need its own system.
  var needsSystem = false

  /// The priorities of the content's size, or `nil` if the app set none.
  var contentPriorities: ContentPriorities?

  init(of view: UIView) { reference = LayoutItemReference(view) }

  // Only the view retains its state, so the view is being deallocated.
  isolated deinit {
    reference.clear()
    system?.retire()
  }
}

extension UIView {
  /// The state of the view in Auto Layout, created on first use.
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
