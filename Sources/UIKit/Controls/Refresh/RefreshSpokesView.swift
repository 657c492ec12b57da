import Foundation

/// The spokes of a refresh control. They appear one after another while the user pulls, and turn while the control
/// refreshes.
@MainActor final class RefreshSpokesView: UIView {
  /// The length of a side, in points (assumed).
  static let side: CGFloat = 26

  private var start: TimeInterval?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The fraction of the spokes that are visible while they don't turn, from 0 to 1.
  var share: CGFloat = 0 {
    didSet { if share != oldValue { setNeedsDisplay() } }
  }

  var turns = false {
    didSet {
      guard turns != oldValue else { return }
      start = turns ? CACurrentMediaTime() : nil
      setNeedsDisplay()
    }
  }

  var color = UIColor.systemGray {
    didSet { setNeedsDisplay() }
  }

  package override var nextContentChange: TimeInterval? { start.map(Spokes.nextStep(since:)) }

  package override func drawContent(in context: CGContext) {
    let color = color.resolvedColor(with: traitCollection).cgColor
    let spokes = Spokes(side: Self.side)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if let start {
      spokes.draw(in: context, center: center, color: color, step: Spokes.step(since: start))
    } else {
      // The spokes appear clockwise from the top, and the last one fades in.
      spokes.draw(in: context, center: center, color: color) { min(max(share * 8 - CGFloat($0), 0), 1) }
    }
  }
}
