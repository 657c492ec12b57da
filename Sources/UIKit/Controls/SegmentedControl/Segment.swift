import Foundation

/// A segment's content and state.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The width in points, or 0 if the control determines it.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero

  init(title: String?) { self.title = title }

  init(image: UIImage?) { self.image = image }

  @MainActor init(action: UIAction) {
    self.action = action
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }
}

/// The touch that a segmented control tracks.
struct SegmentTouch {
  /// The segment under the touch, or `nil` if the user can't select it.
  var segment: Int?
  /// A Boolean value that indicates whether the touch began on the selected segment and drags the selection.
  var dragsSelection: Bool
}

extension UISegmentedControl {
  /// Returns the index of an existing segment. An index that is too large gives the last segment. Without segments, or
  /// for a negative index, the result is `nil` (assumed).
  func pinned(_ index: Int) -> Int? {
    segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
  }

  func checkIdentifier(of action: UIAction) {
    guard segmentIndex(identifiedBy: action.identifier) != NSNotFound else { return }
    raise(
      .internalInconsistency,
      "UISegmentedControl: there is a segment for an action with the identifier \(action.identifier.rawValue) already")
  }

  func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { moveSelection(to: selectedSegmentIndex + 1) }
    segmentsChanged(animated: animated)
  }

  func remove(at index: Int, animated: Bool) {
    guard let index = pinned(index) else { return }
    segments.remove(at: index)
    if selectedSegmentIndex == index {
      moveSelection(to: UISegmentedControl.noSegment)
    } else if selectedSegmentIndex > index {
      moveSelection(to: selectedSegmentIndex - 1)
    }
    segmentsChanged(animated: animated)
  }

  func changeSegment(_ index: Int, _ change: (inout Segment) -> Void) {
    guard let index = pinned(index) else { return }
    change(&segments[index])
    segmentsChanged()
  }

  func segmentsChanged(animated: Bool = false) {
    touched = nil
    parts.show(segments.count, in: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    change(animated: animated) { self.placeParts() }
  }

  // MARK: Touches

  /// The segment that appears selected. While the user drags the selection, it's the segment under the touch.
  var shownSelection: Int? {
    if isMomentary { return nil }
    if let touched, touched.dragsSelection, let segment = touched.segment { return segment }
    return pinned(selectedSegmentIndex)
  }

  private func segment(under touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    let frames = segmentFrames
    func distance(_ index: Int) -> CGFloat { max(frames[index].minX - x, x - frames[index].maxX, 0) }
    let nearest = frames.indices.min { distance($0) < distance($1) }
    return nearest.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  func beginTouch(_ touch: UITouch) -> Bool {
    guard let segment = segment(under: touch) else { return false }
    touched = SegmentTouch(segment: segment, dragsSelection: !isMomentary && segment == selectedSegmentIndex)
    change(animated: true) { self.placeParts() }
    return true
  }

  func moveTouch(_ touch: UITouch) {
    guard let old = touched?.segment else { return }
    // The selection stays where it is while the touch is over a disabled segment.
    let new = segment(under: touch) ?? old
    guard new != old else { return }
    touched?.segment = new
    change(animated: true) { self.placeParts() }
  }

  func endTouch() {
    guard let touch = touched, let segment = touch.segment else { return }
    touched = nil
    defer { change(animated: true) { self.placeParts() } }
    guard isTouchInside || touch.dragsSelection, isMomentary || segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    if let action = segments[segment].action { sendAction(action) }
    sendValueChanged()
  }
}
