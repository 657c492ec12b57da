public import Foundation

/// A row of segments of which one is selected, each with a title or an image.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  var segments: [Segment] = []
  private(set) var attributes = ValuesByState<[NSAttributedString.Key: Any]>()
  /// The number of times the attributes were changed.
  private(set) var attributesVersion = 0
  let parts = SegmentedControlParts()
  private var selection = UISegmentedControl.noSegment
  var touched: SegmentTouch?

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control of titles and images, as large as they need.
  ///
  /// - Parameter items: Strings and images; anything else raises an exception.
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

  /// Makes a control of actions, whose titles and images it shows.
  ///
  /// - Parameters:
  ///   - frame: In the superview's points; one of size zero becomes as large as the segments need (assumed).
  ///   - actions: What is carried out when the segments are selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
    segmentsChanged()
    if frame.isEmpty { sizeToFit() }
  }

  /// Makes a control from an archive. There are no archives of views on Linux: it has no segments.
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

  /// Stands for "no segment".
  open class var noSegment: Int { -1 }

  /// The selected segment, `noSegment` for none. Setting it sends no event; a number too large is taken as the last
  /// (assumed).
  ///
  /// A momentary control shows no selection; here is the segment that was touched last.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      let new = newValue < 0 ? UISegmentedControl.noSegment : min(newValue, segments.count - 1)
      guard new != selection else { return }
      selection = new
      change(animated: true) { self.placeParts() }
    }
  }

  /// A Boolean value that indicates whether segments highlight while touched, and none stays selected.
  open var isMomentary = false {
    didSet { setNeedsLayout() }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment that shows an action's title, or its image, and carries it out when it is selected.
  ///
  /// - Parameters:
  ///   - action: Raises an exception if there is a segment for one with the same identifier already.
  ///   - segment: The index to have; one too large stands for the end.
  ///   - animated: Whether the segment is seen to come.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    checkIdentifier(of: action)
    insert(Segment(action: action), at: segment, animated: animated)
  }

  /// Adds a segment that shows a title; an index too large stands for the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Adds a segment that shows an image; an index too large stands for the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Removes a segment; an index too large stands for the last. If it is the selected one, none is afterwards
  /// (assumed).
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selection = UISegmentedControl.noSegment
    segmentsChanged()
  }

  /// Gives a segment an action: its title or image, and what is carried out when it is selected.
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

  /// Returns a segment's action; nil for none.
  open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

  /// Returns the segment whose action has an identifier; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Gives a segment a title in place of what it showed; an index too large stands for the last.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    changeSegment(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Returns a segment's title; nil for none.
  open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { segments[$0].title } }

  /// Gives a segment an image in place of what it showed; an index too large stands for the last.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    changeSegment(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns a segment's image; nil for none.
  open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

  /// Gives a segment a width in points; 0, as by default, lets it share what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// Returns the width that a segment was given, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { pinned(segment).map { segments[$0].width } ?? 0 }

  /// Moves a segment's title or image from its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.contentOffset = offset }
  }

  /// Returns how far a segment's title or image is moved from its middle, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    pinned(segment).map { segments[$0].contentOffset } ?? .zero
  }

  /// Lets a segment be selected by touches, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.isEnabled = enabled }
  }

  /// Returns a Boolean value that indicates whether a segment can be selected by touches.
  open func isEnabledForSegment(at segment: Int) -> Bool { pinned(segment).map { segments[$0].isEnabled } ?? true }

  // MARK: Look

  /// A Boolean value that indicates whether segments are as wide as their content asks for, rather than all equal.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsChanged() } }
  }

  /// The color of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Sets attributes of the titles in a state, such as font and color; what they lack is the normal state's, then the
  /// control's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    attributesVersion += 1
    segmentsChanged()
  }

  /// Returns the attributes that were set for titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// The size that the segments ask for, 31 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: fittingWidth, height: 31) }

  /// Returns the width that the segments ask for, and 31 points of height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.displayScale != traitCollection.displayScale { segmentsChanged() }
  }

  /// Puts the selection where its segment went.
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
