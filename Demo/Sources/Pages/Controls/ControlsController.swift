public import UIKit

/// One sheet of everything that can be tapped, moved, stacked and read; to see how it looks.
///
/// Right to left it speaks Arabic, whatever its language.
public final class ControlsController: UIViewController {
  let language: Language
  private(set) var words: ControlsWords
  private let scrollView = UIScrollView()
  private let column = UIStackView()

  /// Creates the page in a language.
  public init(language: Language) {
    self.language = language
    words = language == .chinese ? .chinese : .english
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    column.axis = .vertical
    column.spacing = 26
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
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
    show()
    // Fonts within attributed text do not follow the text size by themselves.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) {
      (controller: ControlsController, _) in controller.show()
    }
  }

  /// Fills the sheet, in the words and fonts of the present traits.
  private func show() {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    words = isMirrored ? .arabic : language == .chinese ? .chinese : .english
    title = words.title
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    for section in makeSections() { column.addArrangedSubview(section) }
  }

  private func makeSections() -> [SheetSection] {
    [
      makeButtonSection(), makeValueSection(), makeChoiceSection(), makeRowSection(), makeStackSection(),
      makeAlignmentSection(), makeTextSection(), makeStyleSection(),
    ]
  }
}
