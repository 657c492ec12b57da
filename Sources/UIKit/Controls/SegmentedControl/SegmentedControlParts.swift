import Foundation

/// A view that shows a segment's title or image.
final class SegmentContentView: UIView {
  /// The title, its state, and the version of the control's attributes.
  struct TitleLook: Equatable {
    var title: String?
    var state: UInt
    var version: Int
  }

  let label = UILabel()
  let image = UIImageView()
  private var look: TitleLook?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    image.contentMode = .center
    addSubview(label)
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title if it changed, because setting a label's text always recomputes its layout.
  func show(_ look: TitleLook, attributes: () -> [NSAttributedString.Key: Any]) {
    guard look != self.look else { return }
    self.look = look
    label.attributedText = look.title.map { NSAttributedString(string: $0, attributes: attributes()) }
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 2, dy: 0)
    image.frame = bounds
  }
}

/// The views of a segmented control.
@MainActor final class SegmentedControlParts {
  static let cornerRadius: CGFloat = 8.91
  static let pillInset: CGFloat = 2

  /// The view that contains the backgrounds of the segments, so that they fade together when the control is disabled.
  let plates = UIView()
  private let background = UIView()
  /// The plate behind the selected segment.
  let pill = KnobView(
    wide: .init(opacity: 0.12, distance: 3, radius: 4), narrow: .init(opacity: 0.04, distance: 3, radius: 0.5))
  private(set) var contents: [SegmentContentView] = []
  /// The lines between segments. Line `i` is between segments `i` and `i + 1`.
  private(set) var dividers: [UIView] = []

  init() {
    plates.isUserInteractionEnabled = false
    plates.addSubview(background)
    plates.addSubview(pill)
    background.layer.cornerRadius = Self.cornerRadius
    pill.cornerRadius = Self.cornerRadius - Self.pillInset
  }

  /// Adds or removes views to match the number of segments.
  func show(_ count: Int, in control: UIView) {
    while contents.count > count { contents.removeLast().removeFromSuperview() }
    while dividers.count > max(count - 1, 0) { dividers.removeLast().removeFromSuperview() }
    while contents.count < count {
      contents.append(SegmentContentView())
      control.addSubview(contents[contents.count - 1])
    }
    while dividers.count < count - 1 {
      let divider = UIView()
      divider.layer.cornerRadius = 0.5
      dividers.append(divider)
      plates.insertSubview(divider, aboveSubview: background)
    }
  }

  func placeBackground(in bounds: CGRect, isEnabled: Bool) {
    plates.frame = bounds
    plates.bounds.origin = bounds.origin
    plates.alpha = isEnabled ? 1 : UIControl.disabledAlpha
    background.frame = bounds
    background.backgroundColor = .tertiarySystemFill
  }

  /// White in the light style, and a gray that is lighter than the background in the dark style.
  static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2.resolvedColor(with: traits) : .white
  }
}

extension UISegmentedControl {
  func placeParts() {
    let frames = segmentFrames
    parts.placeBackground(in: bounds, isEnabled: isEnabled)
    let selected = shownSelection
    if let selected, frames.indices.contains(selected) {
      let rect = frames[selected].insetBy(dx: SegmentedControlParts.pillInset, dy: SegmentedControlParts.pillInset)
      // The plate is slightly smaller while the user touches it.
      let isPressed = isHighlighted && touched?.segment == selected
      parts.pill.frame = isPressed ? rect.insetBy(dx: rect.width * 0.025, dy: rect.height * 0.025) : rect
    }
    parts.pill.alpha = selected == nil ? 0 : 1
    parts.pill.color = selectedSegmentTintColor ?? SegmentedControlParts.pillColor
    for (index, view) in parts.contents.enumerated() where index < frames.count {
      place(view, frames[index], segments[index], state: state(ofSegment: index, selected: selected))
    }
    for (index, divider) in parts.dividers.enumerated() where index + 1 < frames.count {
      let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
      divider.frame = CGRect(
        x: frames[left].maxX, y: bounds.minY + 8, width: frames[right].minX - frames[left].maxX,
        height: max(0, bounds.height - 16))
      divider.backgroundColor = .systemGray.withAlphaComponent(0.3)
      // The plate already separates the selected segment from its neighbors.
      divider.alpha = index == selected || index + 1 == selected ? 0 : 1
    }
  }

  private func state(ofSegment index: Int, selected: Int?) -> UIControl.State {
    var state = UIControl.State.normal
    if index == selected { state.insert(.selected) }
    if isHighlighted, touched?.segment == index { state.insert(.highlighted) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  private func place(_ view: SegmentContentView, _ frame: CGRect, _ segment: Segment, state: UIControl.State) {
    view.frame = frame.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    view.label.isHidden = segment.image != nil
    view.image.image = segment.image
    view.image.tintColor = .label
    if segment.image == nil {
      view.show(.init(title: segment.title, state: state.rawValue, version: attributesVersion)) {
        titleAttributes(state)
      }
    }
    let isOwnLook = attributes[state] == nil
    view.alpha =
      state.contains(.disabled) && isOwnLook
      ? 0.3 : state.contains(.highlighted) && !state.contains(.selected) && isOwnLook ? 0.5 : 1
  }

  /// Returns the attributes of a title. Attributes that the app set for this state override those for the normal state,
  /// which override the control's defaults.
  func titleAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium), .foregroundColor: UIColor.label,
    ]
    let states: [UIControl.State] = isSelected && state != .selected ? [.normal, .selected, state] : [.normal, state]
    for state in states { result.merge(attributes[state] ?? [:]) { $1 } }
    return result
  }
}
