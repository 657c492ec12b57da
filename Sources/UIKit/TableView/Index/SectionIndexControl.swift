import Foundation

/// The section index at the trailing edge of a table view, which the user slides along.
final class SectionIndexControl: UIControl {
  /// The width of an index of single letters, in points (metrics.md 7).
  private static let leastWidth: CGFloat = 15
  /// The total horizontal padding of longer titles (assumed).
  private static let padding: CGFloat = 4

  private weak var table: UITableView?
  private let feedback = UISelectionFeedbackGenerator()
  private let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  private var naturalWidth = SectionIndexControl.leastWidth
  /// The last title that the touch scrolled to.
  private var chosen: (index: Int, title: String)?

  init(table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    isOpaque = false
    isMultipleTouchEnabled = false
    contentMode = .redraw
    takeColors()
  }

  required init?(coder: NSCoder) { nil }

  /// The titles from top to bottom. `UITableView.indexSearch` shows as a magnifying glass.
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      naturalWidth = neededWidth
      setNeedsDisplay()
    }
  }

  /// Returns the width of the index in a table view: at most half the table view's width (assumed), to leave space for
  /// rows.
  func width(in tableWidth: CGFloat) -> CGFloat { max(Self.leastWidth, min(naturalWidth, (tableWidth / 2).rounded())) }

  var titleLayout: SectionIndexLayout { SectionIndexLayout(count: titles.count, height: bounds.height) }

  /// The last title that the touch scrolled to, if it still exists.
  var chosenTitle: String? { chosen.flatMap { titles.contains($0.title) ? $0.title : nil } }

  func takeColors() {
    let color = isTracking ? table?.sectionIndexTrackingBackgroundColor : table?.sectionIndexBackgroundColor
    backgroundColor = color ?? .clear
    setNeedsDisplay()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    takeColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsDisplay()
  }

  // MARK: Touches

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    _ = table?.fingerStopsDeceleration()
    feedback.prepare()
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Scrolls to the title under a touch, once for each title.
  private func follow(_ touch: UITouch) {
    // The table view may have scrolled since the index was laid out.
    guard let table, superview === table else { return }
    let y = touch.location(in: table).y - table.bounds.minY - table.adjustedContentInset.top
    guard let index = titleLayout.title(at: y), titles.indices.contains(index) else { return }
    let title = titles[index]
    if let chosen, chosen.index == index, chosen.title == title { return }
    feedback.selectionChanged()
    lead(to: index, in: table)
  }

  private func lead(to index: Int, in table: UITableView) {
    chosen = (index, titles[index])
    table.scroll(toIndexTitle: titles[index], at: index)
  }

  // MARK: VoiceOver

  // VoiceOver moves one title forward or back when the user swipes up or down (assumed to be single titles).
  override func accessibilityIncrement() { adjust(by: 1) }
  override func accessibilityDecrement() { adjust(by: -1) }

  private func adjust(by step: Int) {
    guard let table, superview === table, !titles.isEmpty else { return }
    let current = chosen.flatMap { chosen in
      titles.indices.contains(chosen.index) && titles[chosen.index] == chosen.title
        ? chosen.index : titles.firstIndex(of: chosen.title)
    }
    lead(to: min(max((current ?? (step > 0 ? -1 : 1)) + step, 0), titles.count - 1), in: table)
  }

  // MARK: Drawing

  private var neededWidth: CGFloat {
    let widest = titles.lazy.map { $0.utf8.count <= 1 || $0 == UITableView.indexSearch ? 0 : self.size(of: $0).width }
    return max(Self.leastWidth, ceiledToPixel((widest.max() ?? 0) + Self.padding))
  }

  /// Returns the first line of a title.
  private func line(_ title: String) -> String {
    title.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  private func size(of title: String) -> CGSize { (line(title) as NSString).size(withAttributes: [.font: font]) }

  override func draw(_ rect: CGRect) {
    let layout = titleLayout
    guard layout.shown > 0 else { return }
    let color = (table?.sectionIndexColor ?? tintColor).resolvedColor(with: traitCollection)
    for number in 0..<layout.shown {
      let place = CGRect(
        x: 0, y: layout.top + CGFloat(number) * SectionIndexLayout.pitch, width: bounds.width,
        height: SectionIndexLayout.pitch)
      guard let index = layout.title(ofLine: number) else {
        draw("•", in: place, color)
        continue
      }
      if titles[index] == UITableView.indexSearch {
        drawGlass(in: place, color)
      } else {
        draw(titles[index], in: place, color)
      }
    }
  }

  private func draw(_ title: String, in place: CGRect, _ color: UIColor) {
    guard !title.isEmpty else { return }
    let size = size(of: title)
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let y = roundedToPixel(place.midY - size.height / 2)
    if size.width <= bounds.width {
      (line(title) as NSString).draw(at: CGPoint(x: (place.width - size.width) / 2, y: y), withAttributes: attributes)
      return
    }
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    attributes[.paragraphStyle] = style
    let room = CGRect(x: Self.padding / 2, y: y, width: place.width - Self.padding, height: ceil(size.height))
    (line(title) as NSString).draw(in: room, withAttributes: attributes)
  }

  private func drawGlass(in place: CGRect, _ color: UIColor) {
    let look = UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold)
    guard let glass = UIImage(systemName: "magnifyingglass", withConfiguration: look)?.withTintColor(color) else {
      return
    }
    let size = glass.size
    glass.draw(
      in: CGRect(
        x: roundedToPixel(place.midX - size.width / 2), y: roundedToPixel(place.midY - size.height / 2),
        width: size.width, height: size.height))
  }
}

extension SectionIndexControl: AccessibilityDescribing {
  // VoiceOver speaks this description (assumed to be its label).
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(of: self, label: SystemWords.index, value: chosenTitle, traits: .adjustable)
  }
}
