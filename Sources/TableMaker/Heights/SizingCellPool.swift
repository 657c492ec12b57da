import UIKit

/// Holds a table's sizing cells, out of sight in the table itself, so that they have its traits, margins and tint.
///
/// A cell outside of a table has the margins and the text size of the screen, which need not be the table's.
final class SizingRoom: UIView {
  /// Told when the room has got another width or other letters: the table has.
  var onFormChange: (() -> Void)?
  /// Told when the margins at the room's sides, which are the table's, may be others.
  var onMarginsChange: (() -> Void)?
  /// Told when the table's layout direction is another, for which a table does not ask for heights again by itself.
  var onDirectionChange: (() -> Void)?
  /// Told once, when the room comes into a window: the table does.
  var onEnteringWindow: (() -> Void)?
  /// How far a cell lies from the room's top and bottom: margins that it takes over from the table are those of its sides alone.
  private static let clearance: CGFloat = 20_000
  private var views: [String: UIView] = [:]
  private var knownWidth: CGFloat?
  /// How high what was measured is to be when the table is laid out.
  private var heights: [ObjectIdentifier: CGFloat] = [:]
  /// What looks at views that were measured, once they are as high as they asked to be.
  private var inspections: [ObjectIdentifier: () -> Void] = [:]

  init(in tableView: UITableView) {
    super.init(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 3 * Self.clearance))
    isHidden = true
    isUserInteractionEnabled = false
    clipsToBounds = true
    autoresizingMask = .flexibleWidth
    preservesSuperviewLayoutMargins = true
    // None of its own, so that it hears of the table's whatever they are.
    directionalLayoutMargins = .zero
    tableView.insertSubview(self, at: 0)
    registerForTraitChanges([UITraitLayoutDirection.self]) { (room: SizingRoom, _) in room.onDirectionChange?() }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]) {
      (room: SizingRoom, _) in
      // Told with the layout: by then every text in the table has its new font.
      room.knownWidth = nil
      room.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let told = onEnteringWindow else { return }
    onEnteringWindow = nil
    told()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    onMarginsChange?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onMarginsChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // UIKit does not say when a view hears of its superview's margins, but by its layout it has.
    onMarginsChange?()
    for view in views.values {
      guard let height = heights[ObjectIdentifier(view)], height > 0 else { continue }
      if view.frame.height != height { view.frame.size.height = height }
    }
    heights.removeAll(keepingCapacity: true)
    let inspections = inspections
    self.inspections.removeAll(keepingCapacity: true)
    for inspect in inspections.values { inspect() }
    guard bounds.width != knownWidth else { return }
    knownWidth = bounds.width
    onFormChange?()
  }

  /// The sizing view of an identifier, made the first time; nil where there is none to be had.
  ///
  /// One that was used before is made ready as a reused one is.
  func view<View: UIView>(_ identifier: String, make: () -> View?, reuse: (View) -> Void) -> View? {
    if let view = views[identifier] as? View {
      reuse(view)
      return view
    }
    guard let view = make() else { return nil }
    views[identifier] = view
    addSubview(view)
    return view
  }

  /// Has a view that was measured be as high as it asked for when the table is laid out, and the room with it.
  ///
  /// In another height its constraints may contradict each other, which would be told of. Not done at once: between one row and
  /// the next the view is asked for sizes only, and keeps its layout.
  func willLayOut(_ view: UIView, height: CGFloat) {
    heights[ObjectIdentifier(view)] = height
    setNeedsLayout()
  }

  /// Finds how wide a cell's content is in its place, once the cell is as high as it asked for.
  ///
  /// A cell that says its height without a layout, by `sizeThatFits`, has its content as it was for the row before. Only the cell
  /// itself is laid out: `layoutIfNeeded()` would lay out the table too, in the middle of its question.
  func contentWidth(of cell: UITableViewCell, height: CGFloat) -> CGFloat {
    if height > 0 { cell.frame.size.height = height }
    cell.layoutSubviews()
    return cell.contentView.bounds.width
  }

  /// Has a view that was measured looked at when it is as high as it asked to be. Not at once: to lay a view out in the middle of the
  /// table's questions could lay the table out.
  func willInspect(_ view: UIView, _ inspect: @escaping () -> Void) { inspections[ObjectIdentifier(view)] = inspect }

  /// Gives a view its width, in the middle of the room.
  func place(_ view: UIView, width: CGFloat) {
    let height = view.frame.height > 0 ? view.frame.height : RowMeasurer.fallback
    let frame = CGRect(x: (bounds.width - width) / 2, y: Self.clearance, width: width, height: height)
    if view.frame != frame { view.frame = frame }
  }
}
