import UIKit

/// A source on its ground.
final class SourceView: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    label.numberOfLines = 0
    // Swift is written from left to right, whatever the language is.
    label.semanticContentAttribute = .forceLeftToRight
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    // If a sample next to it is higher, the background continues below the last line.
    let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -9)
    bottom.priority = .defaultHigh
    label.setContentHuggingPriority(UILayoutPriority(760), for: .vertical)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 9), bottom,
      label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -9),
      label.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: rightAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a step's source.
  func show(_ step: StepBook.Step) {
    label.attributedText = SourceText.attributed(step.source, emphasizing: step.sample.steps)
  }
}
