import Foundation

/// The header of a calendar. It shows the month and year, which open a picker for them, and the buttons for the
/// previous and next month.
final class CalendarHeaderView: UIView {
  let title = UIButton(type: .system)
  let earlier = UIButton(type: .system)
  let later = UIButton(type: .system)
  private let chevron = UIImageView()

  var titleTapped: () -> Void = {}
  /// A closure that moves by a number of months.
  var moved: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.contentHorizontalAlignment = .leading
    title.addAction(UIAction { [weak self] _ in self?.titleTapped() }, for: .touchUpInside)
    earlier.addAction(UIAction { [weak self] _ in self?.moved(-1) }, for: .touchUpInside)
    later.addAction(UIAction { [weak self] _ in self?.moved(1) }, for: .touchUpInside)
    let arrow = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
    earlier.setImage(UIImage(systemName: "chevron.backward", withConfiguration: arrow), for: .normal)
    later.setImage(UIImage(systemName: "chevron.forward", withConfiguration: arrow), for: .normal)
    earlier.accessibilityLabel = SystemWords.previousMonth
    later.accessibilityLabel = SystemWords.nextMonth
    chevron.image = UIImage(
      systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    for view in [title, earlier, later, chevron] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the month.
  ///
  /// - Parameter isOpen: A Boolean value that indicates whether the picker for the month and year is open.
  func show(_ text: String, isOpen: Bool) {
    title.setTitle(text, for: .normal)
    title.setTitleColor(isOpen ? tintColor : .label, for: .normal)
    for button in [earlier, later] { button.isHidden = isOpen }
    chevron.transform = isOpen ? CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2) : .identity
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, _ frame: CGRect) { view.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame }
    let width = min(title.titleLabel?.intrinsicContentSize.width ?? 0, bounds.width - 130)
    place(title, CGRect(x: 16, y: 0, width: width, height: bounds.height))
    let size = chevron.sizeThatFits(.zero)
    chevron.bounds.size = size
    let x = 16 + width + 6 + size.width / 2
    chevron.center = CGPoint(x: isRightToLeft ? bounds.width - x : x, y: bounds.midY)
    place(later, CGRect(x: bounds.width - 48, y: 0, width: 44, height: bounds.height))
    place(earlier, CGRect(x: bounds.width - 94, y: 0, width: 44, height: bounds.height))
  }
}
