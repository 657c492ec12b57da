import UIKit

/// The buttons of an open row: side by side, or below each other if the text is large.
final class ActionBar: UIView {
  /// Called when a button is tapped.
  var onAction: ((Instrument.Action) -> Void)?

  private let row = UIStackView()
  private let buttons: [(action: Instrument.Action, button: UIButton)]
  /// The titles of the buttons; shown by the next `arrange`.
  var titles: [Instrument.Action: String] = [:]

  init() {
    buttons = Instrument.Action.allCases.map { ($0, UIButton(configuration: .gray())) }
    super.init(frame: .zero)
    row.spacing = 8
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    // A little room below the buttons, more than a row without them has; none while a stack hides the bar.
    let bottom = row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor), row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      bottom,
    ])
    for (action, button) in buttons {
      let tapped = UIAction { [weak self] _ in self?.onAction?(action) }
      button.addAction(tapped, for: .primaryActionTriggered)
      row.addArrangedSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The button of an action.
  func button(_ action: Instrument.Action) -> UIButton? { buttons.first { $0.action == action }?.button }

  /// Puts the buttons where a text size wants them.
  func arrange(for category: UIContentSizeCategory) {
    let isLarge = category >= .extraExtraLarge
    row.axis = isLarge ? .vertical : .horizontal
    for (action, button) in buttons {
      button.configuration = look(of: action, isLarge: isLarge)
      button.contentHorizontalAlignment = isLarge ? .leading : .center
    }
  }

  /// Returns a symbol above a word, as on a contact's card, or next to it on a button that is as wide as the row.
  private func look(of action: Instrument.Action, isLarge: Bool) -> UIButton.Configuration {
    var look = UIButton.Configuration.gray()
    let small = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12, weight: .medium))
    let font = isLarge ? UIFont.preferredFont(forTextStyle: .body) : small
    var title = AttributedString(titles[action] ?? "")
    title.font = font
    look.attributedTitle = title
    let symbol = UIImage(
      systemName: action.symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: isLarge ? font.pointSize : 17, weight: .medium))
    look.image = isLarge ? symbol : symbol?.centered(inSquareOf: 24)
    look.imagePlacement = isLarge ? .leading : .top
    look.imagePadding = isLarge ? 12 : 4
    look.contentInsets =
      isLarge
      ? NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)
      : NSDirectionalEdgeInsets(top: 7, leading: 2, bottom: 7, trailing: 2)
    look.background.cornerRadius = 10
    look.baseForegroundColor = action == .remove ? .systemRed : .systemBlue
    return look
  }
}

extension Instrument.Action {
  /// The system's symbol on the action's button.
  fileprivate var symbol: String {
    switch self {
    case .insert: "plus"
    case .rename: "pencil"
    case .move: "arrow.up.arrow.down"
    case .remove: "trash"
    }
  }
}
