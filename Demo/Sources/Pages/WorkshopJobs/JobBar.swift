import UIKit

/// The bar at the foot of the page: a button for each thing that can happen.
final class JobBar: UIView {
  private let row = UIStackView()
  private var buttons: [(action: WorkshopAction, button: UIButton)] = []

  /// Called when a button is tapped.
  var onTap: ((WorkshopAction) -> Void)?

  /// The height of the bar above the safe area's end, in points.
  static let height: CGFloat = 44

  init(_ actions: [WorkshopAction], words: JobWords) {
    super.init(frame: .zero)
    backgroundColor = JobColors.bar
    let line = UIView()
    line.backgroundColor = .separator
    row.distribution = .equalSpacing
    for action in actions {
      let button = UIButton(
        configuration: Self.look(of: action, words: words),
        primaryAction: UIAction { [weak self] _ in self?.onTap?(action) })
      button.tintColor = JobColors.accent
      buttons.append((action, button))
      row.addArrangedSubview(button)
    }
    for view in [line, row] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor), line.heightAnchor.constraint(equalToConstant: 1 / 3),
      line.leadingAnchor.constraint(equalTo: leadingAnchor), line.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor), row.heightAnchor.constraint(equalToConstant: Self.height),
      row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Enables or disables a button.
  func setEnabled(_ isEnabled: Bool, _ action: WorkshopAction) { button(action)?.isEnabled = isEnabled }

  /// Shows or takes away a button.
  func setHidden(_ isHidden: Bool, _ action: WorkshopAction) { button(action)?.isHidden = isHidden }

  /// The button of an action.
  func button(_ action: WorkshopAction) -> UIButton? { buttons.first { $0.action == action }?.button }

  /// A word, as in a toolbar; like those, it does not grow with the text size.
  private static func look(of action: WorkshopAction, words: JobWords) -> UIButton.Configuration {
    var look = UIButton.Configuration.plain()
    look.contentInsets = .zero
    var title = AttributedString(words.title(of: action))
    title.font = UIFont.systemFont(ofSize: 17)
    look.attributedTitle = title
    look.titleLineBreakMode = .byTruncatingTail
    look.baseForegroundColor = JobColors.accent
    return look
  }
}
