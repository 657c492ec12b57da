import UIKit

/// A control over a header or footer that responds to taps. It highlights the view while it's touched, and shows whether
/// the section is collapsed.
final class HeaderButton: UIControl {
  private let select: (UIView) -> Void
  private var chevron: TreeChevron?
  /// A Boolean value that indicates whether the section is collapsed.
  private(set) var isCollapsed = false
  /// The accessibility values of the view before the control changed them.
  private var former: (isElement: Bool, label: String?, value: String?, traits: UIAccessibilityTraits)?
  /// The accessibility value that the control set last.
  private var said: String?
  /// A Boolean value that indicates whether the control is itself the view's element, because the view is none.
  private var isElement = false

  init(select: @escaping (UIView) -> Void) {
    self.select = select
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    preservesSuperviewLayoutMargins = true
    isAccessibilityElement = false
    addAction(
      UIAction { [weak self] _ in
        guard let self, let view = superview else { return }
        self.select(view)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Appearing

  /// Covers a view.
  ///
  /// - Parameter title: The system's title that the view shows, or `nil` for an app's view.
  func cover(_ view: UIView, title: String?) {
    // Labels and image views don't receive touches by default.
    view.isUserInteractionEnabled = true
    frame = view.bounds
    view.addSubview(self)
    former = (view.isAccessibilityElement, view.accessibilityLabel, view.accessibilityValue, view.accessibilityTraits)
    guard title != nil || view.isAccessibilityElement else {
      // An app that sets the elements decides on them.
      isElement = view.accessibilityElements == nil && !view.accessibilityElementsHidden
      isAccessibilityElement = isElement
      accessibilityTraits = [.header, .button]
      return showElements()
    }
    // VoiceOver's element is the header, which a double tap activates at its center.
    if let title {
      view.isAccessibilityElement = true
      view.accessibilityLabel = title
      view.accessibilityTraits.insert(.header)
    }
    view.accessibilityTraits.insert(.button)
  }

  /// Removes the control from its view, which a table view may use for another section.
  func uncover() {
    guard let view = superview else { return }
    removeFromSuperview()
    if isElement { view.accessibilityElements = nil }
    guard let former else { return }
    view.isAccessibilityElement = former.isElement
    view.accessibilityLabel = former.label
    view.accessibilityTraits = former.traits
    if view.accessibilityValue == said { view.accessibilityValue = former.value }
    self.former = nil
  }

  /// Shows whether the section is collapsed.
  ///
  /// - Parameter hasChevron: A Boolean value that indicates whether a chevron shows it, in addition to VoiceOver.
  func show(isCollapsed: Bool, hasChevron: Bool, animated: Bool) {
    self.isCollapsed = isCollapsed
    if hasChevron, chevron == nil {
      let chevron = TreeChevron()
      addSubview(chevron)
      self.chevron = chevron
    }
    chevron?.show(isExpanded: !isCollapsed, animated: animated)
    let text = (isCollapsed ? TreeChevron.collapsed : TreeChevron.expanded).text
    if isElement {
      accessibilityValue = text
      return showElements()
    }
    guard let view = superview, view.isAccessibilityElement else { return }
    // Keeps the app's own accessibility value.
    guard view.accessibilityValue == nil || view.accessibilityValue == said else { return }
    said = text
    view.accessibilityValue = text
  }

  /// Shows another title to VoiceOver.
  func show(title: String) { superview?.accessibilityLabel = title }

  // MARK: VoiceOver, for an app's view that isn't an element

  /// The texts of the view, which VoiceOver reads as one button.
  override var accessibilityLabel: String? {
    get {
      guard isElement, let superview else { return super.accessibilityLabel }
      let texts = superview.spokenParts(without: self).filter { !$0.isControl }.compactMap(\.text)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard isElement, let superview else { return super.accessibilityActivate() }
    select(superview)
    return true
  }

  /// Makes the control and the view's own controls the view's elements.
  private func showElements() {
    guard isElement, let superview else { return }
    superview.accessibilityElements =
      [self] + superview.spokenParts(without: self).filter(\.isControl).map { $0.view as Any }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let chevron else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = chevron.bounds.size
    let x = isReversed ? layoutMargins.left : bounds.width - layoutMargins.right - size.width
    // The chevron is next to the title, which in grouped table views is at the bottom of the header.
    let label = (superview as? UITableViewHeaderFooterView)?.textLabel
    let middle = label.flatMap { $0.superview == nil || $0.bounds.isEmpty ? nil : convert($0.bounds, from: $0).midY }
    let y = (middle ?? bounds.midY) - size.height / 2
    chevron.frame.origin = CGPoint(x: x, y: y)
  }

  // MARK: Touches

  /// Returns whether a touch is on the view itself, and not on a control in it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event), let view = superview else { return false }
    return !view.subviews.lazy.filter { $0 !== self }.reversed().contains { other in
      let hit = other.hitTest(convert(point, to: other), with: event)
      return sequence(first: hit, next: { $0?.superview }).compactMap { $0 }.prefix { $0 !== view }
        .contains { $0 is UIControl || $0.gestureRecognizers?.isEmpty == false }
    }
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted { return backgroundColor = .tertiarySystemFill }
      UIView.animateResponsively(for: 0.25) { self.backgroundColor = nil }
    }
  }
}

extension UIView {
  /// The control that responds to taps on the header or footer; `nil` for none.
  var headerButton: HeaderButton? { subviews.lazy.compactMap { $0 as? HeaderButton }.first }
}

extension UIView {
  /// Something in a header that VoiceOver reads or reaches.
  fileprivate struct SpokenPart {
    let view: UIView
    /// A Boolean value that indicates whether the user can act on it.
    let isControl: Bool

    @MainActor var text: String? {
      let text = view.accessibilityLabel ?? (view as? UILabel)?.text
      return text?.isEmpty == false ? text : nil
    }
  }

  /// The parts that VoiceOver would read or reach, in the order of the subviews.
  fileprivate func spokenParts(without button: HeaderButton) -> [SpokenPart] {
    subviews.flatMap { view -> [SpokenPart] in
      guard view !== button, !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
      let isControl = view is UIControl || view.isAccessibilityElement && view.accessibilityTraits.contains(.button)
      guard isControl || view is UILabel || view.isAccessibilityElement else {
        return view.spokenParts(without: button)
      }
      return [SpokenPart(view: view, isControl: isControl)]
    }
  }
}
