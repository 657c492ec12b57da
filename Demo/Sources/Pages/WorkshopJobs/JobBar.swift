import UIKit

/// The bar at the foot of the page: a button for each thing that can happen.
final class JobBar: UIView {
  private let row = UIStackView()
  private var buttons: [(action: WorkshopAction, button: UIButton)] = []

  /// Called when a button is tapped.
  var onTap: ((WorkshopAction) -> Void)?

  /// The height of the bar above the safe area's end, in points.
  static let height: CGFloat = 52

  init(_ actions: [WorkshopAction], words: JobWords) {
    super.init(frame: .zero)
    backgroundColor = JobColors.bar
    let line = UIView()
    line.backgroundColor = .separator
    row.distribution = .fillEqually
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
      row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Enables or disables a button.
  func setEnabled(_ isEnabled: Bool, _ action: WorkshopAction) { button(action)?.isEnabled = isEnabled }

  /// Shows or takes away a button.
  func setHidden(_ isHidden: Bool, _ action: WorkshopAction) { button(action)?.isHidden = isHidden }

  /// The button of an action.
  func button(_ action: WorkshopAction) -> UIButton? { buttons.first { $0.action == action }?.button }

  /// A symbol above a word, as in a tab bar; like those, it does not grow with the text size.
  private static func look(of action: WorkshopAction, words: JobWords) -> UIButton.Configuration {
    var look = UIButton.Configuration.plain()
    look.image = image(of: action)
    look.imagePlacement = .top
    look.imagePadding = 4
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 2, trailing: 0)
    var title = AttributedString(words.title(of: action))
    title.font = UIFont.systemFont(ofSize: 11, weight: .medium)
    look.attributedTitle = title
    look.titleLineBreakMode = .byTruncatingTail
    look.baseForegroundColor = JobColors.accent
    return look
  }

  /// A symbol in the middle of a square, so that words below symbols of different heights stand on one line.
  private static func image(of action: WorkshopAction) -> UIImage? {
    let symbol = UIImage(
      systemName: action.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular))
    return symbol?.centered(inSquareOf: 26)
  }
}
