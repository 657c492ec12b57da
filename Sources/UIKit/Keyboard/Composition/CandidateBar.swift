import Foundation

/// The bar above the keys that shows candidates for the typed syllables. A tap chooses one, and a drag scrolls.
final class CandidateBar: UIView {
  private let scrollView = UIScrollView()
  private var labels: [UILabel] = []
  private(set) var candidates: [String] = []
  private var pressed: UILabel? {
    didSet {
      oldValue?.backgroundColor = nil
      pressed?.backgroundColor = KeyboardLook.specialKey
    }
  }
  /// A closure that's called with the tapped candidate.
  var onChoice: (String) -> Void = { _ in }
  /// The maximum number of candidates.
  private static let most = 60

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    scrollView.isOpaque = false
    scrollView.delaysContentTouches = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceHorizontal = true
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ candidates: [String]) {
    guard candidates != self.candidates else { return }
    self.candidates = candidates
    pressed = nil
    for label in labels { label.removeFromSuperview() }
    labels = candidates.prefix(Self.most).map { text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 20)
      label.textColor = KeyboardLook.text
      label.textAlignment = .center
      label.layer.cornerRadius = 5
      label.isOpaque = false
      label.clipsToBounds = true
      label.accessibilityTraits = .keyboardKey
      scrollView.addSubview(label)
      return label
    }
    scrollView.contentOffset = .zero
    setNeedsLayout()
  }

  /// Returns the frame of a candidate in the bar.
  func frame(of candidate: String) -> CGRect? {
    labels.first { $0.text == candidate }.map { convert($0.bounds, from: $0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    var x: CGFloat = 6
    for label in labels {
      let width = max(40, label.sizeThatFits(bounds.size).width + 20)
      label.frame = CGRect(x: x, y: 5, width: width, height: bounds.height - 8)
      x += width
    }
    scrollView.contentSize = CGSize(width: x + 6, height: bounds.height)
  }

  private func label(under touches: Set<UITouch>) -> UILabel? {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return nil }
    return labels.first { $0.bounds.insetBy(dx: 0, dy: -6).contains(touch.location(in: $0)) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = label(under: touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = label(under: touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = label(under: touches)?.text
    pressed = nil
    if let chosen { onChoice(chosen) }
  }
}
