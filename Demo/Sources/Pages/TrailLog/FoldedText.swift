import UIKit

/// A text of which some lines show, with a word below them if there are more.
///
/// Only constraints decide about the word, so the height is right at every width, before the view has ever been laid
/// out: a second label, never seen, is as high as the whole text. The word may not reach below it, so where the text is
/// whole there is no room for the word, and it shrinks to nothing.
final class FoldedText: UIView {
  /// The text. Its `numberOfLines` is the number of lines that show.
  let label = UILabel()
  /// The word below the text; without any height where there is no more.
  let more = UILabel()
  private let whole = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [label, whole] { label.font = .preferredFont(forTextStyle: .body) }
    more.font = .preferredFont(forTextStyle: .subheadline)
    more.textColor = .trail
    for view in [whole, label, more] {
      view.adjustsFontForContentSizeCategory = true
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    whole.numberOfLines = 0
    whole.isHidden = true
    // What a row has left over of a pixel must not go to the texts, or the first pixels of the word would show.
    for view in [label, whole] { view.setContentHuggingPriority(.required, for: .vertical) }
    more.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    let gap = more.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 2)
    gap.priority = UILayoutPriority(249)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor), whole.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor), label.trailingAnchor.constraint(equalTo: trailingAnchor),
      whole.leadingAnchor.constraint(equalTo: leadingAnchor), whole.trailingAnchor.constraint(equalTo: trailingAnchor),
      more.leadingAnchor.constraint(equalTo: leadingAnchor),
      more.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor), gap,
      more.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor),
      more.bottomAnchor.constraint(lessThanOrEqualTo: whole.bottomAnchor),
      more.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text.
  ///
  /// - Parameter word: The word below a text that is cut.
  func show(_ text: String, more word: String) {
    label.text = text
    whole.text = text
    more.text = word
  }
}
