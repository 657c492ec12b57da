import UIKit

/// A picture and texts: side by side or, if the letters are large, below each other, with the texts at full width.
final class PictureColumns: UIStackView {
  /// The texts, from top to bottom.
  let texts = UIStackView()
  private let side: CGFloat
  private let alignmentBeside: UIStackView.Alignment
  private lazy var wholeWidth = texts.widthAnchor.constraint(equalTo: widthAnchor)

  /// Creates the columns of a picture and its texts.
  ///
  /// - Parameters:
  ///   - side: The picture's width and height, in points.
  ///   - alignment: The vertical alignment of the picture and the texts while they're side by side.
  init(_ picture: UIImageView, side: CGFloat, spacing: CGFloat = 12, alignment: UIStackView.Alignment = .top) {
    self.side = side
    alignmentBeside = alignment
    super.init(frame: .zero)
    self.spacing = spacing
    texts.axis = .vertical
    texts.spacing = 2
    for view in [picture, texts] { addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: side), picture.heightAnchor.constraint(equalToConstant: side),
    ])
  }

  required init(coder: NSCoder) {
    (side, alignmentBeside) = (0, .top)
    super.init(coder: coder)
  }

  /// Puts the texts where a text size wants them.
  func arrange(for category: UIContentSizeCategory) {
    let isLarge = category.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : alignmentBeside
    wholeWidth.isActive = isLarge
  }

  /// Returns the inset of the line below a row from its side: it begins at the texts.
  ///
  /// - Parameter margin: The distance of the columns from there, in points.
  func lineInset(margin: CGFloat) -> CGFloat { axis == .horizontal ? margin + side + spacing : 16 }
}
