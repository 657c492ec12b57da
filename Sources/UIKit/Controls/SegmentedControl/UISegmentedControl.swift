public import Foundation

/// A control with several segments, each with a title or an image, of which the user selects one.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  var segments: [Segment] = []
  private(set) var attributes = ValuesByState<[NSAttributedString.Key: Any]>()
  /// The number of times that the attributes have changed.
  private(set) var attributesVersion = 0
  let parts = SegmentedControlParts()
  private var selection = UISegmentedControl.noSegment
  var touched: SegmentTouch?

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from titles and images, with the size that fits them.
  ///
  /// - Parameter items: An array of strings and images. Any other element raises an exception.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let title = item as? String {
        segments.append(Segment(title: title))
      } else if let image = item as? UIImage {
        segments.append(Segment(image: image))
      } else {
        raise(.invalidArgument, "Items of a segmented control are strings and images, got \(item)")
      }
    }
    segmentsChanged()
    sizeToFit()
  }

  /// Creates a control from actions, and shows their titles and images.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the superview's points. If it's empty, the control gets the size that fits its segments
  ///     (assumed).
  ///   - actions: The actions that selecting the segments performs.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
    segmentsChanged()
    if frame.isEmpty { sizeToFit() }
  }

  /// Creates a control from an archive.
  ///
  /// Views can't be archived on Linux, so the control has no segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    layer.cornerRadius = SegmentedControlParts.cornerRadius
    addSubview(parts.plates)
  }

  // MARK: Selection

  /// The index that represents no selected segment.
  open class var noSegment: Int { -1 }

  /// The index of the selected segment, or `noSegment` if there is none.
  ///
  /// Setting this property doesn't send an event. An index that is too large selects the last segment (assumed).
  ///
  /// A momentary control shows no selection. Its value is the segment that the user touched last.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      let new = newValue < 0 ? UISegmentedControl.noSegment : min(newValue, segments.count - 1)
      guard new != selection else { return }
      selection = new
      change(animated: true) { self.placeParts() }
    }
  }

  /// A Boolean value that indicates whether segments are highlighted only while touched and never stay selected.
  open var isMomentary = false {
    didSet { setNeedsLayout() }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment for an action, which selecting the segment performs.
  ///
  /// The segment shows the action's title or image.
  ///
  /// - Parameters:
  ///   - action: The action. If another segment's action has the same identifier, the method raises an exception.
  ///   - segment: The index of the new segment. An index that is too large appends it.
  ///   - animated: A Boolean value that indicates whether to animate the insertion.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    checkIdentifier(of: action)
    insert(Segment(action: action), at: segment, animated: animated)
  }

  /// Inserts a segment with a title.
  ///
  /// An index that is too large appends the segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image.
  ///
  /// An index that is too large appends the segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Removes a segment.
  ///
  /// An index that is too large removes the last segment. If the segment is selected, no segment is selected afterward
  /// (assumed).
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selection = UISegmentedControl.noSegment
    segmentsChanged()
  }

  /// Sets the action of a segment, including its title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if let index = pinned(segment), segments[index].action?.identifier != action.identifier {
      checkIdentifier(of: action)
    }
    changeSegment(segment) {
      $0.action = action
      $0.title = action.title.isEmpty ? nil : action.title
      $0.image = action.image
    }
  }

  /// Returns the action of a segment, or `nil` if there is none.
  open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

  /// Returns the index of the segment for an action with an identifier, or `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the title of a segment, and removes its image.
  ///
  /// An index that is too large changes the last segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    changeSegment(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Returns the title of a segment, or `nil` if there is none.
  open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { segments[$0].title } }

  /// Sets the image of a segment, and removes its title.
  ///
  /// An index that is too large changes the last segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    changeSegment(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the image of a segment, or `nil` if there is none.
  open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

  /// Sets the width of a segment, in points.
  ///
  /// By default the width is 0, and the segment shares the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// Returns the width that you set for a segment in points, or 0 if you didn't set one.
  open func widthForSegment(at segment: Int) -> CGFloat { pinned(segment).map { segments[$0].width } ?? 0 }

  /// Sets the offset of a segment's title or image from its center, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's title or image from its center, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    pinned(segment).map { segments[$0].contentOffset } ?? .zero
  }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.isEnabled = enabled }
  }

  /// Returns a Boolean value that indicates whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { pinned(segment).map { segments[$0].isEnabled } ?? true }

  // MARK: Appearance

  /// A Boolean value that indicates whether segment widths depend on their content.
  ///
  /// If it's `false`, they are equal.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsChanged() } }
  }

  /// The color of the selected segment, or `nil` for the system's color.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Sets the attributes of titles in a state, such as font and color.
  ///
  /// Missing attributes come from the normal state, and then from the control's defaults.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    attributesVersion += 1
    segmentsChanged()
  }

  /// Returns the attributes that you set for titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// The natural size of the control, which is 31 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: fittingWidth, height: 31) }

  /// Returns the natural size of the control, which is 31 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.displayScale != traitCollection.displayScale { segmentsChanged() }
  }

  /// Sets the selection after segments are inserted or removed.
  func moveSelection(to index: Int) { selection = index }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginTouch(touch) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moveTouch(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTouch() }

  open override func cancelTracking(with event: UIEvent?) {
    touched = nil
    change(animated: true) { self.placeParts() }
  }
}
