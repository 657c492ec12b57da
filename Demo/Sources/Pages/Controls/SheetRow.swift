import UIKit

/// A row of a card. It becomes a column if its views don't fit next to each other.
final class SheetRow: UIStackView {
  /// A Boolean value that indicates whether the row can become a column.
  private var turns = false

  /// Creates a row of views.
  ///
  /// - Parameters:
  ///   - views: The views, from the leading edge.
  ///   - stacksWhenLarge: Whether the row becomes a column at the accessibility sizes, and on a screen that's too narrow
  ///     for four buttons.
  convenience init(_ views: [UIView], spacing: CGFloat = 12, stacksWhenLarge: Bool = true) {
    self.init(arrangedSubviews: views)
    self.spacing = spacing
    alignment = .center
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    guard stacksWhenLarge else { return }
    turns = true
    turn()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: SheetRow, _) in row.turn() }
  }

  /// Creates a row with a title at one end and its views at the other.
  convenience init(_ title: String, _ views: UIView...) {
    let label = UILabel.sheetText(title)
    label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    self.init([label] + views)
    nameControls(by: label)
  }

  /// Sets the label's text as the accessibility label of the row's controls, which replace the label for VoiceOver.
  @discardableResult func nameControls(by label: UILabel) -> SheetRow {
    let controls = arrangedSubviews.filter { view in
      (view is UIControl && !(view is UIPageControl)) || view is UIProgressView
    }
    for control in controls { control.accessibilityLabel = label.text }
    // A date picker's parts are read, without the picker's own label.
    label.isAccessibilityElement = !controls.contains { $0.isAccessibilityElement }
    return self
  }

  /// Returns a column of a title and, below it, the control that it names.
  static func column(titled title: String, _ control: UIView) -> SheetRow {
    let label = UILabel.sheetText(title, .subheadline, color: .secondaryLabel)
    return column([label, control]).nameControls(by: label)
  }

  /// Returns a column of views with the margins of a row.
  static func column(_ views: [UIView], spacing: CGFloat = 8, alignment: UIStackView.Alignment = .fill) -> SheetRow {
    let row = SheetRow(views, spacing: spacing, stacksWhenLarge: false)
    row.axis = .vertical
    row.alignment = alignment
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    return row
  }

  private func turn() {
    // Four buttons side by side need more room than a label and a switch.
    let category = traitCollection.preferredContentSizeCategory
    let isLarge = category >= (arrangedSubviews.count > 3 ? .extraExtraLarge : .accessibilityMedium)
    let isColumn = isLarge || isTooNarrow
    axis = isColumn ? .vertical : .horizontal
    alignment = isColumn ? .leading : .center
  }

  /// A Boolean value that indicates whether the buttons would have to break their titles.
  private var isTooNarrow: Bool {
    guard arrangedSubviews.count > 3, bounds.width > 0 else { return false }
    let widths = arrangedSubviews.map(\.intrinsicContentSize.width)
    let margins = directionalLayoutMargins.leading + directionalLayoutMargins.trailing
    return widths.reduce(margins + spacing * CGFloat(widths.count - 1), +) > bounds.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if turns { turn() }
  }
}

extension UILabel {
  /// A label in a text style, which follows the text size, of as many lines as it needs.
  static func sheetText(
    _ text: String, _ style: UIFont.TextStyle = .body, color: UIColor = .label, lines: Int = 0
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = lines
    return label
  }
}
