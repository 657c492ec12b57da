public import Foundation

/// A view with one or more columns that the user spins to choose rows.
///
/// A view that is 216 points high has rows of 32 points (metrics.md 15).
@MainActor @preconcurrency open class UIPickerView: UIView {
  static let standardRowHeight: CGFloat = 32
  static let standardSize = CGSize(width: 320, height: 216)
  /// The distance of the columns from the view's sides, and the distance between columns (assumed from how they look).
  static let margin: CGFloat = 9
  static let gap: CGFloat = 5

  private let band = UIView()
  private(set) var wheels: [PickerWheel] = []
  private var absentMethods: Set<PickerMethod> = []
  private var isLoaded = false

  /// Creates a picker.
  ///
  /// If the frame is empty, the picker gets an iPhone's size.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.standardSize) : frame)
    prepare()
  }

  /// Creates a picker from an archive.
  ///
  /// Views can't be archived on Linux, so the picker is empty.
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

  /// The data source, which provides the numbers of columns and rows.
  ///
  /// The picker holds it weakly. Setting it reloads the picker.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The delegate, which provides the contents of rows and is notified of a choice.
  ///
  /// The picker holds it weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      absentMethods = []
      reloadAllComponents()
    }
  }

  /// Reloads all columns.
  ///
  /// Each column keeps its row if the row still exists.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
    guard dataSource != nil else { return makeWheels(0) }
    loadIfNeeded()
  }

  /// Reloads the rows of a column.
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    wheel(component).reload(count: rows(in: component))
    setNeedsLayout()
  }

  /// The number of columns.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows in a column.
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

  /// Selects a row in a column without notifying the delegate.
  ///
  /// If the row doesn't exist, the nearest one is used.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    layoutIfNeeded()
    wheel(component).select(row, animated: animated)
  }

  /// Returns the chosen row, or −1 for a column without rows.
  ///
  /// While a column spins, this is still the old row (assumed).
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    let wheel = wheel(component)
    return wheel.count == 0 ? -1 : wheel.selectedRow
  }

  /// Returns the delegate's view of a row, or `nil` if the row isn't visible or has a title.
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

  /// Calls a delegate method, unless the delegate is known to lack it.
  private func ask<Value>(_ method: PickerMethod, _ question: (any UIPickerViewDelegate) -> Value) -> Value? {
    guard !absentMethods.contains(method), let delegate else { return nil }
    let answer = question(delegate)
    return absentMethods.contains(method) ? nil : answer
  }

  /// Records that the delegate lacks a method. The method's default implementation calls this.
  func delegateLacks(_ method: PickerMethod) { absentMethods.insert(method) }

  // MARK: Layout

  /// Returns the size of a row in a column.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    let wheel = wheel(component)
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The natural size of a picker, which is 320 by 216 points.
  open override var intrinsicContentSize: CGSize { UIPickerView.standardSize }

  /// Returns the natural size of a picker, which is 320 by 216 points.
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

/// The label of a row's title.
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
