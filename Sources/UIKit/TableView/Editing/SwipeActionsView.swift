import Foundation

/// A side of a row at which actions show.
enum SwipeEdge {
  case leading, trailing
}

/// The buttons beside a row that is swiped: as wide as the way that the row was pushed aside.
final class SwipeActionsView: UIView {
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
  /// The buttons, the outermost first.
  let buttons: [SwipeActionButton]
  /// A Boolean value that indicates whether the row is on the right of the screen from the row's content.
  private let isOnRight: Bool

  /// How far the row is pushed aside, in points.
  var distance: CGFloat = 0
  /// A Boolean value that indicates whether the row is open, or is being opened.
  var isOpen = true
  /// A Boolean value that indicates whether the first action takes the whole width.
  private(set) var isFull = false
  /// Lets what is in the cell reach over its edges again.
  var unclip: (() -> Void)?
  var motion: ClockTimer?

  /// The part of a row's width that all buttons together take at most (assumed).
  private static let greatestPart: CGFloat = 0.8
  /// How far beyond its buttons a row is pushed at least for a full swipe, in points (assumed).
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

  /// The way that the row is pushed aside when it is open, in points.
  private(set) var restDistance: CGFloat = 0

  /// Finds the widths of the buttons in a row.
  ///
  /// - Parameter covered: The width that the device covers at the row's edge.
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

  /// Whether a finger may push the row all the way.
  var allowsFullSwipe: Bool { configuration.performsFirstActionWithFullSwipe && !buttons.isEmpty }

  /// Returns whether a way is a full swipe: past half of the row's width (assumed; metrics.md 9), and past the buttons.
  func isFullSwipe(_ distance: CGFloat, width: CGFloat) -> Bool {
    allowsFullSwipe && distance > max(width / 2, restDistance + Self.wayBeyondButtons)
  }

  /// Gives the first action the whole width, or takes it back.
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
