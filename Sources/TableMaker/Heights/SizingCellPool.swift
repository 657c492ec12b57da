import UIKit

/// A table's sizing cells, invisible in the table itself, so that they have its traits, margins and tint.
///
/// A cell outside of a table has the margins and the text size of the screen, which need not be the table's.
final class SizingCellPool: UIView {
  /// Called when the table gets another width, before it is laid out with it.
  var onWidthWillChange: (() -> Void)?
  /// Called when the table's width, its text size, or its controls have changed, after the table was laid out with it.
  var onSizeChange: (() -> Void)?
  /// Called when the table's margins may have changed.
  var onMarginsChange: (() -> Void)?
  /// Called when the table's layout direction has changed, after which a table does not ask for heights again by itself.
  var onDirectionChange: (() -> Void)?
  /// Called once, when the table enters a window.
  var onEnteringWindow: (() -> Void)?
  /// The distance between a cell and the pool's top and bottom: it inherits margins from the table at its sides alone.
  private static let clearance: CGFloat = 20_000
  private var views: [String: UIView] = [:]
  private var knownWidth: CGFloat?
  /// The heights that measured views take when the table is laid out.
  private var heights: [ObjectIdentifier: CGFloat] = [:]
  /// The pending inspections of measured views.
  private var inspections: [ObjectIdentifier: () -> Void] = [:]

  init(in tableView: UITableView) {
    super.init(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 3 * Self.clearance))
    isHidden = true
    isUserInteractionEnabled = false
    clipsToBounds = true
    autoresizingMask = .flexibleWidth
    preservesSuperviewLayoutMargins = true
    // None of its own, so that any change of the table's margins reaches it.
    directionalLayoutMargins = .zero
    tableView.insertSubview(self, at: 0)
    registerForTraitChanges([UITraitLayoutDirection.self]) { (pool: SizingCellPool, _) in pool.onDirectionChange?() }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]) {
      (pool: SizingCellPool, _) in
      // By then every text in the table has its new font.
      pool.reportLayout()
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // The pool changes its width with the table. Apple doesn't document which of these two properties autoresizing sets.
  override var frame: CGRect {
    willSet { if newValue.width != frame.width { onWidthWillChange?() } }
  }

  override var bounds: CGRect {
    willSet { if newValue.width != bounds.width { onWidthWillChange?() } }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let call = onEnteringWindow else { return }
    onEnteringWindow = nil
    call()
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
    // UIKit does not document when a view inherits its superview's margins; by its layout it has.
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
    onSizeChange?()
  }

  /// Calls `onSizeChange` after the next layout.
  func reportLayout() {
    knownWidth = nil
    setNeedsLayout()
  }

  /// The sizing view of an identifier, made the first time; nil if it cannot be made.
  ///
  /// Prepares a view that was used before for reuse.
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

  /// Measures a view that may be nowhere yet, with the table's traits.
  func measuring<Result>(_ view: UIView, _ measure: () -> Result) -> Result {
    guard view.superview == nil else { return measure() }
    addSubview(view)
    // Else they come with the layout.
    view.updateTraitsIfNeeded()
    defer { view.removeFromSuperview() }
    return measure()
  }

  /// Gives a measured view the height that it asked for, with the table's next layout.
  ///
  /// At another height its constraints may contradict each other, which UIKit would report. Not done at once: between one row and
  /// the next the view is asked for sizes only, and keeps its layout.
  func willLayOut(_ view: UIView, height: CGFloat) {
    heights[ObjectIdentifier(view)] = height
    setNeedsLayout()
  }

  /// The width of a cell's content, laid out at the height that the cell asked for.
  ///
  /// A cell that computes its height without a layout, by `sizeThatFits`, still has the content's layout for the row before. Only the
  /// cell itself is laid out: `layoutIfNeeded()` would lay out the table too, in the middle of its question.
  func contentWidth(of cell: UITableViewCell, height: CGFloat) -> CGFloat {
    if height > 0 { cell.frame.size.height = height }
    cell.layoutSubviews()
    return cell.contentView.bounds.width
  }

  /// Inspects a measured view as soon as it has the height that it asked for. Not at once: a view's layout in the middle of the table's
  /// questions could lay the table out.
  func willInspect(_ view: UIView, _ inspect: @escaping () -> Void) { inspections[ObjectIdentifier(view)] = inspect }

  /// Gives a view its width, in the middle of the pool.
  func place(_ view: UIView, width: CGFloat) {
    let height = view.frame.height > 0 ? view.frame.height : HeightEngine.fallbackHeight
    let frame = CGRect(x: (bounds.width - width) / 2, y: Self.clearance, width: width, height: height)
    if view.frame != frame { view.frame = frame }
  }
}
