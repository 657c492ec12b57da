public import UIKit

/// A sheet of all row animations: a small table at five instants of the same update.
public final class UpdatesController: UIViewController {
  private let language: Language
  private let sheet = ScrollingColumn(spacing: 20)
  private var films: [UpdateFilm] = []

  /// Creates the page in a language.
  public init(language: Language) {
    self.language = language
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = Page.updates.title(in: language)
    view.backgroundColor = .systemGroupedBackground
    sheet.fill(view)
    let words = language == .chinese ? UpdatesWords.chinese : .english
    sheet.column.addArrangedSubview(Self.label(words.lead, .subheadline, .secondaryLabel))
    sheet.column.addArrangedSubview(legend(words))
    for (animation, name, text) in words.animations { sheet.column.addArrangedSubview(strip(animation, name, text)) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    for film in films { film.play() }
  }

  /// Returns the legend of the colors.
  private func legend(_ words: UpdatesWords) -> UIView {
    let lines = zip(UpdateBar.allCases, words.bars).map { bar, text in
      let dot = UIView()
      dot.backgroundColor = bar.color
      dot.layer.cornerRadius = 6
      NSLayoutConstraint.activate([
        dot.widthAnchor.constraint(equalToConstant: 24), dot.heightAnchor.constraint(equalToConstant: 12),
      ])
      let line = UIStackView(arrangedSubviews: [dot, Self.label(text, .footnote, .label)])
      line.spacing = 8
      line.alignment = .center
      return line
    }
    let legend = UIStackView(arrangedSubviews: lines)
    legend.axis = .vertical
    legend.spacing = 4
    return legend
  }

  /// An animation's name, what it does, and its five instants.
  private func strip(_ animation: UITableView.RowAnimation, _ name: String, _ text: String) -> UIView {
    let films = (0..<5).map { UpdateFilm(animation, instant: Double($0) * 0.075) }
    self.films += films
    let row = UIStackView(arrangedSubviews: films)
    row.spacing = 6
    row.distribution = .fillEqually
    let strip = UIStackView(arrangedSubviews: [
      Self.code(name), Self.label(text, .footnote, .secondaryLabel), row,
    ])
    strip.axis = .vertical
    strip.spacing = 2
    strip.setCustomSpacing(8, after: strip.arrangedSubviews[1])
    return strip
  }

  /// Returns a label with the name of an animation as code, which is the same in every language.
  private static func code(_ name: String) -> UILabel {
    let label = label(name, .headline, .label)
    let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .semibold)
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: font)
    return label
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}
