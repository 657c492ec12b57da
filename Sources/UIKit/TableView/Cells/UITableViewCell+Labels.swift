import Foundation

extension UITableViewCell {
  func makeTitleLabel() -> UILabel {
    // A `value2` cell has a small, tinted title (metrics.md 5: general knowledge, to be settled on a device).
    let label = makeLabel(cellStyle == .value2 ? .caption1 : .body)
    if cellStyle == .value2 {
      label.textColor = tintColor
      label.textAlignment = isMirrored ? .left : .right
    }
    return label
  }

  func makeDetailLabel() -> UILabel {
    let label = makeLabel(cellStyle == .subtitle ? .caption1 : .body)
    if cellStyle == .value1 { label.textColor = .secondaryLabel }
    return label
  }

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  func tintChanged() {
    if cellStyle == .value2 { titleLabel?.textColor = tintColor }
    for glyph in accessoryGlyphs { glyph.setNeedsDisplay() }
  }
}
