import Foundation

/// The side of a row where actions appear.
enum SwipeEdge {
  case leading, trailing
}

/// The buttons of a swiped row, which fill the width that the row uncovers.
final class SwipeActionsView: UIView {
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
  /// The buttons, from the outermost one.
  let buttons: [SwipeActionButton]
  /// A Boolean value that indicates whether the actions are to the right of the row's content.
  private let isOnRight: Bool

  /// The distance that the row is moved aside, in points.
  var distance: CGFloat = 0
  /// A Boolean value that indicates whether the row is open or opening.
  var isOpen = true
  /// A Boolean value that indicates whether the first action fills the width.
  private(set) var isFull = false
  /// A closure that turns off clipping of the cell.
  var unclip: (() -> Void)?
  var motion: ClockTimer?

  /// The maximum part of a row's width for all buttons together (assumed).
  private static let greatestPart: CGFloat = 0.8
  /// The minimum distance beyond the buttons for a full swipe, in points (assumed).
  private static let wayBeyondButtons: CGFloat = 60

  init(_ configuration: UISwipeActionsConfiguration, at edge: SwipeEdge, isMirrored: Bool) {
    self.edge = edge
    self.configuration = configuration
    let isOnRight = (edge == .trailing) != isMirrored
    self.isOnRight = isOnRight
    buttons = configuration.actions.map { SwipeActionButton($0, isOnRight: isOnRight) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    edge = .trailing
    configuration = UISwipeActionsConfiguration()
    buttons = []
    isOnRight = true
    super.init(coder: coder)
  }

  /// The distance of an open row from its place, in points.
  private(set) var restDistance: CGFloat = 0

  /// Measures the widths of the buttons in a row.
  ///
  /// - Parameter covered: The width of the safe area at the row's edge.
  func measure(in size: CGSize, covered: CGFloat) {
    let widths = buttons.map { $0.naturalWidth(in: size) }
    let sum = widths.reduce(0, +)
    let greatest = size.width * Self.greatestPart
    let scale = sum > greatest && sum > 0 ? greatest / sum : 1
    for (button, width) in zip(buttons, widths) {
      button.coveredWidth = button === buttons.first ? covered : 0
      button.restWidth = roundedToPixel(width * scale) + button.coveredWidth
      button.setNeedsLayout()
    }
    restDistance = buttons.reduce(0) { $0 + $1.restWidth }
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether the user can perform the first action with a full swipe.
  var allowsFullSwipe: Bool { configuration.performsFirstActionWithFullSwipe && !buttons.isEmpty }

  /// Returns whether a distance is a full swipe: past half of the row's width (assumed; metrics.md 9) and past the
  /// buttons.
  func isFullSwipe(_ distance: CGFloat, width: CGFloat) -> Bool {
    allowsFullSwipe && distance > max(width / 2, restDistance + Self.wayBeyondButtons)
  }

  /// Expands the first action to the full width, or collapses it.
  func setFull(_ full: Bool) {
    guard full != isFull else { return }
    isFull = full
    buttons.first?.staysInside = full
    buttons.first?.setNeedsLayout()
    setNeedsLayout()
    guard window != nil else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.layOutBranch()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard restDistance > 0 else { return }
    let scale = bounds.width / restDistance
    var outer: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let share = isFull ? (index == 0 ? bounds.width : 0) : button.restWidth * scale
      let start = roundedToPixel(outer)
      let end = roundedToPixel(outer + share)
      outer += share
      let x = isOnRight ? bounds.width - end : start
      let frame = CGRect(x: x, y: 0, width: end - start, height: bounds.height)
      if button.frame != frame {
        button.frame = frame
        button.setNeedsLayout()
      }
    }
  }
}
