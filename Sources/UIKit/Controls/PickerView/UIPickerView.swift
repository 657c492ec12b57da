public import Foundation

/// Wheels beside each other, each of which a finger turns to one of its rows.
///
/// A view of 216 points' height shows rows of 32 (metrics.md 15).
@MainActor @preconcurrency open class UIPickerView: UIView {
  static let standardRowHeight: CGFloat = 32
  static let standardSize = CGSize(width: 320, height: 216)
  /// The distance of the wheels from the view's sides, and of two wheels (assumed, as it looks).
  static let margin: CGFloat = 9
  static let gap: CGFloat = 5

  private let band = UIView()
  private(set) var wheels: [PickerWheel] = []
  private var absentMethods: Set<PickerMethod> = []
  private var isLoaded = false

  /// Makes a picker; without a size it gets that of an iPhone.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.standardSize) : frame)
    prepare()
  }

  /// Makes a picker; there are no archives of views on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  // MARK: Data

  /// The data source, which knows the numbers of wheels and of rows; held weakly. Setting it loads the picker.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The delegate, which knows what is in the rows, and is notified of a choice; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      absentMethods = []
      reloadAllComponents()
    }
  }

  /// Makes all wheels anew; each stays at its row, if it still has that.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
    guard dataSource != nil else { return makeWheels(0) }
    loadIfNeeded()
  }

  /// Makes the rows of a wheel anew.
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    wheel(component).reload(count: rows(in: component))
    setNeedsLayout()
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of a wheel's rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheel(component).count
  }

  private func rows(in component: Int) -> Int {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    if count < 0 { raise(.invalidArgument, "A component cannot have \(count) rows, as component \(component) has.") }
    return count
  }

  private func loadIfNeeded() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    makeWheels(dataSource.numberOfComponents(in: self))
    for (index, wheel) in wheels.enumerated() { wheel.reload(count: rows(in: index)) }
  }

  private func makeWheels(_ count: Int) {
    while wheels.count > max(0, count) { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(frame: .zero)
      let component = wheels.count
      wheel.viewForRow = { [weak self] row, view in self?.view(of: row, in: component, reusing: view) ?? UIView() }
      wheel.titleOfRow = { [weak self] row in self?.title(of: row, in: component) }
      wheel.turned = { [weak self] row in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
      wheels.append(wheel)
      addSubview(wheel)
    }
  }

  private func wheel(_ component: Int) -> PickerWheel {
    guard wheels.indices.contains(component) else {
      raise(.range, "The picker has \(wheels.count) components, so none of the number \(component).")
    }
    return wheels[component]
  }

  // MARK: Choice

  /// Turns a wheel to a row; the delegate is not notified. A row that the wheel does not have is moved to the nearest.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    layoutIfNeeded()
    wheel(component).select(row, animated: animated)
  }

  /// Returns the row that is chosen; −1 for a wheel without rows. While a wheel turns it is the one before (assumed).
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    let wheel = wheel(component)
    return wheel.count == 0 ? -1 : wheel.selectedRow
  }

  /// Returns the delegate's view of a row; nil for one that is not seen, and where rows have titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    let view = wheel(component).shownView(of: row)
    return view is PickerRowLabel ? nil : view
  }

  // MARK: Rows

  private func view(of row: Int, in component: Int, reusing old: UIView?) -> UIView {
    let reusable = old is PickerRowLabel ? nil : old
    if let view = ask(.view, { $0.pickerView(self, viewForRow: row, forComponent: component, reusing: reusable) }) {
      return view
    }
    let label = old as? PickerRowLabel ?? PickerRowLabel()
    label.text = nil
    if let title = attributedTitle(of: row, in: component) {
      label.attributedText = title
    } else {
      label.show(title(of: row, in: component) ?? "?")
    }
    return label
  }

  private func attributedTitle(of row: Int, in component: Int) -> NSAttributedString? {
    ask(.attributedTitle) { $0.pickerView(self, attributedTitleForRow: row, forComponent: component) } ?? nil
  }

  private func title(of row: Int, in component: Int) -> String? {
    attributedTitle(of: row, in: component)?.string
      ?? ask(.title) { $0.pickerView(self, titleForRow: row, forComponent: component) } ?? nil
  }

  /// Asks the delegate, unless it is known to lack the method.
  private func ask<Value>(_ method: PickerMethod, _ question: (any UIPickerViewDelegate) -> Value) -> Value? {
    guard !absentMethods.contains(method), let delegate else { return nil }
    let answer = question(delegate)
    return absentMethods.contains(method) ? nil : answer
  }

  /// Records that the delegate lacks a method; called by the method's default implementation.
  func delegateLacks(_ method: PickerMethod) { absentMethods.insert(method) }

  // MARK: Layout

  /// Returns the size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    let wheel = wheel(component)
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { UIPickerView.standardSize }

  /// 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.standardSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let count = CGFloat(wheels.count)
    let room = bounds.width - 2 * UIPickerView.margin - max(0, count - 1) * UIPickerView.gap
    let widths = wheels.indices.map { component in
      ask(.width) { $0.pickerView(self, widthForComponent: component) } ?? max(0, room / max(1, count))
    }
    var x = (bounds.width - widths.reduce(0, +) - max(0, count - 1) * UIPickerView.gap) / 2
    var tallest = UIPickerView.standardRowHeight
    for (component, wheel) in wheels.enumerated() {
      let height = ask(.height) { $0.pickerView(self, rowHeightForComponent: component) }
      let rowHeight = height.map { $0 > 0 ? $0 : 1 } ?? UIPickerView.standardRowHeight
      tallest = component == 0 ? rowHeight : max(tallest, rowHeight)
      var frame = CGRect(x: x, y: 0, width: widths[component], height: bounds.height)
      x += widths[component] + UIPickerView.gap
      if isRightToLeft { frame = frame.mirrored(in: bounds) }
      if wheel.rowHeight != rowHeight {
        wheel.rowHeight = rowHeight
        wheel.frame = frame
        wheel.reload(count: wheel.count)
      }
      if wheel.frame != frame { wheel.frame = frame }
    }
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: UIPickerView.margin, y: roundedToPixel((bounds.height - tallest) / 2),
      width: max(0, bounds.width - 2 * UIPickerView.margin), height: tallest)
  }
}

/// The optional methods of a picker's delegate.
enum PickerMethod { case width, height, title, attributedTitle, view }

/// The title of a row.
final class PickerRowLabel: UILabel {
  func show(_ title: String, color: UIColor = .label, alignment: NSTextAlignment = .center) {
    font = .systemFont(ofSize: 21)
    textColor = color
    textAlignment = alignment
    lineBreakMode = .byTruncatingTail
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6
    text = title
  }
}
