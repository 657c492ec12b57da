public import UIKit

/// A sheet of all controls, labels and stacks, to see how they look.
///
/// Right to left it speaks Arabic, whatever its language.
public final class ControlsController: UIViewController {
  let language: Language
  private(set) var words: ControlsWords
  /// The first field that is typed into.
  weak var speciesField: UITextField?
  let sheet = ScrollingColumn(spacing: 26)

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
    sheet.fill(view)
    show()
    // Fonts within attributed text don't follow the text size automatically.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) {
      (controller: ControlsController, _) in controller.show()
    }
  }

  /// Fills the sheet, in the words and fonts of the present traits.
  private func show() {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    words = isMirrored ? .arabic : language == .chinese ? .chinese : .english
    title = words.title
    for view in sheet.column.arrangedSubviews { view.removeFromSuperview() }
    for section in makeSections() { sheet.column.addArrangedSubview(section) }
  }

  private func makeSections() -> [SheetSection] {
    [
      makeButtonSection(), makeFieldSection(), makeValueSection(), makeChoiceSection(), makeDateSection(),
      makeRowSection(),
      makeStackSection(), makeAlignmentSection(), makeTextSection(), makeStyleSection(),
    ]
  }
}
