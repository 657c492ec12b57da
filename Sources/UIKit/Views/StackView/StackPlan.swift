import Foundation

/// Works out which constraints the settings of a stack ask for.
///
/// The sets are those that Apple's stacks were seen to make, by identifier; where those leave something open, weak
/// constraints (`UISV-ambiguity-suppression`, below every other) settle it, so that a layout never depends on the order
/// in which things happened.
@MainActor struct StackPlan {
  /// The attributes of one direction.
  struct Direction {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = Direction(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Direction(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  /// A distance between two neighbors.
  enum Gap: Equatable {
    case points(CGFloat)
    case system
  }

  /// Weaker than whatever an app is likely to say: the stack's own fitting (51, 49), unset sizes, and ties.
  enum Priority {
    static let spanningFit: Float = 51
    static let canvasFit: Float = 49
    static let unsetSize: Float = 25
    /// Ties of outer stacks are settled before those inside.
    static func tie(nesting: Int) -> Float { Float(20 - min(nesting, 15)) }
    /// The view comes as close as it can to its edge or to having equal gaps; the first one first.
    static let almostSpanning: Float = 999.5
    static func proportion(_ index: Int) -> Float { Float(max(999 - index, 751)) }
    static func equalCenters(_ index: Int) -> Float { Float(max(150 - index, 52)) }
  }

  let stack: UIStackView
  /// The object that the views are arranged in: the stack or its margins.
  let canvas: AnyObject
  let along: Direction
  let across: Direction
  let visible: [UIView]
  let tiePriority: Float
  var links: [StackLink] = []
  var usesSpanner = false
  /// The views that a guide follows.
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

  /// The distance after a view.
  func gap(after view: UIView) -> Gap {
    let spacing = stack.customSpacings[ObjectIdentifier(view)] ?? stack.spacing
    if spacing == UIStackView.spacingUseSystem { return .system }
    return .points(spacing == UIStackView.spacingUseDefault ? 0 : spacing)
  }

  mutating func add(_ link: StackLink) { links.append(link) }

  /// Lets the stack be no larger than it must.
  mutating func fitCanvas(_ direction: Direction) {
    add(StackLink(.canvasFit, canvas, direction.size, priority: Priority.canvasFit))
  }

  /// Hidden views take no room along the axis, stand behind the view before them, and touch nothing across it.
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
