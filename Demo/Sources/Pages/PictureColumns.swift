import UIKit

/// A picture and texts: beside each other or, where letters are large, below each other, the texts as wide as both.
final class PictureColumns: UIStackView {
  /// The texts, from top to bottom.
  let texts = UIStackView()
  private let side: CGFloat
  private let alignmentBeside: UIStackView.Alignment
  private lazy var wholeWidth = texts.widthAnchor.constraint(equalTo: widthAnchor)

  /// Puts a picture into its column.
  ///
  /// - Parameters:
  ///   - side: The picture's width and height, in points.
  ///   - alignment: Where the picture stands while the texts are beside it.
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
