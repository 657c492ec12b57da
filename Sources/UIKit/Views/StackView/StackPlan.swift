import Foundation

/// A plan of the constraints for the settings of a stack view.
///
/// The constraints match those of Apple's stack views, by identifier. If they're ambiguous, weak constraints
/// (`UISV-ambiguity-suppression`, with the lowest priorities) resolve it, so that a layout never depends on the order
/// of events.
@MainActor struct StackPlan {
  /// The attributes of one axis.
  struct Direction {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = Direction(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Direction(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  /// The distance between two neighbors.
  enum Gap: Equatable {
    case points(CGFloat)
    case system
  }

  /// Priorities that are weaker than an app's: the stack view's own fitting (51, 49), unset sizes, and ties.
  enum Priority {
    static let spanningFit: Float = 51
    static let canvasFit: Float = 49
    static let unsetSize: Float = 25
    /// Ties of outer stack views are resolved before those of inner ones.
    static func tie(nesting: Int) -> Float { Float(20 - min(nesting, 15)) }
    /// The priorities of views that get as close as possible to an edge or to equal gaps. The first view has the
    /// highest.
    static let almostSpanning: Float = 999.5
    static func proportion(_ index: Int) -> Float { Float(max(999 - index, 751)) }
    static func equalCenters(_ index: Int) -> Float { Float(max(150 - index, 52)) }
  }

  let stack: UIStackView
  /// The object that contains the views: the stack view or its margins.
  let canvas: AnyObject
  let along: Direction
  let across: Direction
  let visible: [UIView]
  let tiePriority: Float
  var links: [StackLink] = []
  var usesSpanner = false
  /// The views followed by a guide.
  var spread: ArraySlice<UIView> = []

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let isHorizontal = stack.axis == .horizontal
    along = isHorizontal ? .horizontal : .vertical
    across = isHorizontal ? .vertical : .horizontal
    visible = stack.arrangedViews.filter { !$0.isHidden }
    tiePriority = Priority.tie(nesting: stack.nesting)
    links.reserveCapacity(stack.arrangedViews.count * 6 + 8)
  }

  mutating func make() {
    guard !visible.isEmpty else {
      fitCanvas(along)
      fitCanvas(across)
      return hide()
    }
    connect()
    distribute()
    align()
    hide()
  }

  /// Returns the distance after a view.
  func gap(after view: UIView) -> Gap {
    let spacing = stack.customSpacings[ObjectIdentifier(view)] ?? stack.spacing
    if spacing == UIStackView.spacingUseSystem { return .system }
    return .points(spacing == UIStackView.spacingUseDefault ? 0 : spacing)
  }

  mutating func add(_ link: StackLink) { links.append(link) }

  /// Makes the stack view as small as possible.
  mutating func fitCanvas(_ direction: Direction) {
    add(StackLink(.canvasFit, canvas, direction.size, priority: Priority.canvasFit))
  }

  /// Collapses hidden views along the axis, behind the view before them, without constraints across it.
  private mutating func hide() {
    guard visible.count < stack.arrangedViews.count else { return }
    var previous: UIView?
    for view in stack.arrangedViews {
      defer { previous = view }
      guard view.isHidden else { continue }
      add(StackLink(.hiding, view, along.size))
      if let previous {
        add(StackLink(.spacing, view, along.start, .equal, previous, along.end))
      } else {
        add(StackLink(.canvasConnection, canvas, along.start, .equal, view, along.start))
      }
      add(StackLink(.canvasConnection, canvas, across.start, .equal, view, across.start))
      add(StackLink(.ambiguitySuppression, view, across.size, priority: Priority.unsetSize))
    }
  }
}
