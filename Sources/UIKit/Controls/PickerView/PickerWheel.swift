import Foundation

/// A column of a picker. It's a scroll view that stops with a row in its middle.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  /// A closure that returns the view of a row, and that can reuse an old view.
  var viewForRow: (Int, UIView?) -> UIView = { _, _ in UIView() }
  /// A closure that returns the title that assistive technology reads for a row.
  var titleOfRow: (Int) -> String? = { _ in nil }
  /// A closure called when the column stops at a row after the user spins it.
  var turned: (Int) -> Void = { _ in }

  private var views: [Int: UIView] = [:]
  private var unused: [UIView] = []
  private(set) var count = 0
  /// The last chosen row. While the column spins, it's still the old row.
  private(set) var selectedRow = 0

  var rowHeight: CGFloat = UIPickerView.standardRowHeight

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    scrollsToTop = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    let tap = WheelTapGestureRecognizer()
    tap.tapped = { [weak self] point in self?.tapped(at: point) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var geometry: WheelGeometry { WheelGeometry(height: bounds.height, rowHeight: rowHeight) }

  // MARK: Rows

  /// Recreates all views.
  func reload(count: Int) {
    self.count = max(0, count)
    for view in views.values { view.removeFromSuperview() }
    unused = Array(views.values)
    views = [:]
    selectedRow = min(selectedRow, max(0, self.count - 1))
    stopMoving()
    updateSize()
    rest(at: selectedRow)
  }

  /// Recreates the visible rows without moving or stopping the column.
  func refresh() {
    for (row, view) in views {
      view.removeFromSuperview()
      unused.append(view)
      views[row] = nil
    }
    showRows()
  }

  private func updateSize() {
    let margin = (bounds.height - rowHeight) / 2
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
  }

  /// The distance of the column's middle from the first row's middle.
  private var turn: CGFloat { contentOffset.y + (bounds.height - rowHeight) / 2 }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - (bounds.height - rowHeight) / 2)
  }

  private func rest(at row: Int) {
    contentOffset = offset(of: row)
    setNeedsLayout()
  }

  /// Returns the view of a row if it's visible.
  func shownView(of row: Int) -> UIView? { views[row] }

  private func showRows() {
    let geometry = geometry
    let shown = geometry.rows(at: turn, count: count)
    for (row, view) in views where !shown.contains(row) {
      view.removeFromSuperview()
      unused.append(view)
      views[row] = nil
    }
    for row in shown {
      guard let place = geometry.place(at: CGFloat(row) * rowHeight - turn) else { continue }
      let view = views[row] ?? viewForRow(row, unused.popLast())
      if views[row] == nil {
        views[row] = view
        addSubview(view)
      }
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.middle)
      view.transform = CGAffineTransform(scaleX: 1, y: place.scale)
      let isMiddle = abs(CGFloat(row) * rowHeight - turn) < rowHeight / 2
      view.alpha = isMiddle ? 1 : place.alpha
    }
  }

  override func layoutSubviews() {
    if lastLaidOutSize != bounds.size {
      updateSize()
      if !isDragging, motion == nil { contentOffset = offset(of: selectedRow) }
    }
    super.layoutSubviews()
    showRows()
  }

  // MARK: Spinning

  /// Selects a row without notifying the delegate.
  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    let row = min(max(row, 0), count - 1)
    selectedRow = row
    isTurnedByUser = false
    guard bounds.height > 0 else { return }
    setContentOffset(offset(of: row), animated: animated && window != nil)
    if !animated { layoutIfNeeded() }
  }

  private var isTurnedByUser = false

  /// A Boolean value that indicates whether the user is spinning the column, or it's still moving afterward.
  var isTurning: Bool { isTurnedByUser && (isTracking || motion != nil) }

  /// Selects a row and notifies the delegate, as if the user spun the column.
  private func turn(to row: Int) {
    guard (0..<count).contains(row) else { return }
    isTurnedByUser = true
    guard contentOffset != offset(of: row) else { return settle() }
    setContentOffset(offset(of: row), animated: true)
    if window == nil { settle() }
  }

  private func tapped(at point: CGPoint) {
    guard count > 0 else { return }
    let distance = geometry.distance(at: point.y - bounds.midY)
    let row = geometry.row(at: turn + distance, count: count)
    if row != geometry.row(at: turn, count: count) { turn(to: row) }
  }

  private func settle() {
    guard isTurnedByUser else { return }
    isTurnedByUser = false
    guard count > 0 else { return }
    selectedRow = geometry.row(at: turn, count: count)
    turned(selectedRow)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByUser = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let end = targetContentOffset.pointee.y + (bounds.height - rowHeight) / 2
    targetContentOffset.pointee = offset(of: geometry.row(at: end, count: count))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // If a touch stops the column between two rows, it moves to the nearest row when the touch ends.
    guard !isDragging else { return }
    let row = geometry.row(at: turn, count: count)
    if abs(offset(of: row).y - contentOffset.y) > 0.5 { turn(to: row) } else { settle() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  // MARK: Accessibility

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? titleOfRow(selectedRow) }
    set { super.accessibilityValue = newValue }
  }

  /// The column's label, or the label that the app set on the enclosing date picker.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? enclosingDatePicker?.accessibilityValues?.label }
    set { super.accessibilityLabel = newValue }
  }

  override func accessibilityIncrement() { turn(to: selectedRow + 1) }

  override func accessibilityDecrement() { turn(to: selectedRow - 1) }
}

/// A gesture recognizer for a tap on a row of a column.
final class WheelTapGestureRecognizer: UITapGestureRecognizer {
  var tapped: (CGPoint) -> Void = { _ in }

  override var state: State {
    didSet { if state == .ended, let view { tapped(location(in: view)) } }
  }
}
