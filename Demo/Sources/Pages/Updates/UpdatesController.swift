public import UIKit

/// One sheet of every row animation: a small table at five instants of the same update.
public final class UpdatesController: UIViewController {
  private let language: Language
  private let scrollView = UIScrollView()
  private let column = UIStackView()
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
    for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    column.axis = .vertical
    column.spacing = 20
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    let words = language == .chinese ? UpdatesWords.chinese : .english
    column.addArrangedSubview(Self.label(words.lead, .subheadline, .secondaryLabel))
    column.addArrangedSubview(legend(words))
    for (animation, name, text) in words.animations { column.addArrangedSubview(strip(animation, name, text)) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    for film in films { film.play() }
  }

  /// What the colours stand for.
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
      Self.label(name, .headline, .label), Self.label(text, .footnote, .secondaryLabel), row,
    ])
    strip.axis = .vertical
    strip.spacing = 2
    strip.setCustomSpacing(8, after: strip.arrangedSubviews[1])
    return strip
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
