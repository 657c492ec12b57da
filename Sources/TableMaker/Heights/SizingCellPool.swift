import UIKit

/// A table view's sizing cells, which are invisible in the table view itself so that they have its traits, margins, and
/// tint.
///
/// A cell outside a table view has the margins and the text size of the screen, which can differ from the table view's.
final class SizingCellPool: UIView {
  /// Called when the table view's width changes, before its layout.
  var onWidthWillChange: (() -> Void)?
  /// Called when the table view's width, text size, or controls have changed, after its layout.
  var onSizeChange: (() -> Void)?
  /// Called when the table view's margins can have changed.
  var onMarginsChange: (() -> Void)?
  /// Called when the table view's layout direction has changed, because the table view doesn't request heights again
  /// automatically.
  var onDirectionChange: (() -> Void)?
  /// Called once, when the table view enters a window.
  var onEnteringWindow: (() -> Void)?
  /// The distance between a cell and the pool's top and bottom, so it inherits the table view's margins only at its
  /// sides.
  private static let clearance: CGFloat = 20_000
  private var views: [String: UIView] = [:]
  private var knownWidth: CGFloat?
  /// The heights that measured views get in the table view's next layout.
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
    // The pool has no margins, so it receives any change of the table view's margins.
    directionalLayoutMargins = .zero
    tableView.insertSubview(self, at: 0)
    registerForTraitChanges([UITraitLayoutDirection.self]) { (pool: SizingCellPool, _) in pool.onDirectionChange?() }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]) {
      (pool: SizingCellPool, _) in
      // By then, every text in the table view has its new font.
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
    // UIKit doesn't document when a view inherits its superview's margins, but it has them when it's laid out.
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

  /// Returns the sizing view of an identifier, and creates it the first time; `nil` if it can't be created.
  ///
  /// It prepares a view that was used before for reuse.
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

  /// Measures a view that can be outside the view hierarchy, with the table view's traits.
  func measuring<Result>(_ view: UIView, _ measure: () -> Result) -> Result {
    guard view.superview == nil else { return measure() }
    addSubview(view)
    // Otherwise, the view gets its traits only in the layout.
    view.updateTraitsIfNeeded()
    defer { view.removeFromSuperview() }
    return measure()
  }

  /// Gives a measured view its fitting height in the table view's next layout.
  ///
  /// At another height, its constraints can conflict, which UIKit would report. It waits, because between rows the view
  /// only computes sizes and keeps its layout.
  func willLayOut(_ view: UIView, height: CGFloat) {
    heights[ObjectIdentifier(view)] = height
    setNeedsLayout()
  }

  /// Returns the width of a cell's content, laid out at the cell's fitting height.
  ///
  /// A cell that computes its height without a layout, with `sizeThatFits`, still has the content's layout for the
  /// previous row. The method lays out only the cell, because `layoutIfNeeded()` would also lay out the table view
  /// while it requests a height.
  func contentWidth(of cell: UITableViewCell, height: CGFloat) -> CGFloat {
    if height > 0 { cell.frame.size.height = height }
    cell.layoutSubviews()
    return cell.contentView.bounds.width
  }

  /// Inspects a measured view when it has its fitting height.
  ///
  /// It waits, because laying out a view while the table view requests heights could lay out the table view.
  func willInspect(_ view: UIView, _ inspect: @escaping () -> Void) { inspections[ObjectIdentifier(view)] = inspect }

  /// Discards the pending inspections.
  func stopInspecting() { inspections = [:] }

  /// Sets a view's width, and positions it in the middle of the pool.
  func place(_ view: UIView, width: CGFloat) {
    let height = view.frame.height > 0 ? view.frame.height : HeightEngine.fallbackHeight
    let frame = CGRect(x: (bounds.width - width) / 2, y: Self.clearance, width: width, height: height)
    if view.frame != frame { view.frame = frame }
  }
}
