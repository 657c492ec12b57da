import TableMaker
import UIKit

/// One step: an interactive sample, and its source below it, or next to it if there's enough space.
final class StepController: UIViewController {
  private let step: StepBook.Step
  private let menu: TeaMenu
  let sampleView = SampleView(isFitting: false)
  private let saidLabel = UILabel()
  private let halves = UIStackView()

  init(_ step: StepBook.Step, menu: TeaMenu) {
    (self.step, self.menu) = (step, menu)
    super.init(nibName: nil, bundle: nil)
    title = step.sample.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  /// The last message from the sample's steps; `nil` before the first one.
  var said: String? { saidLabel.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    saidLabel.font = .preferredFont(forTextStyle: .footnote)
    saidLabel.adjustsFontForContentSizeCategory = true
    saidLabel.textColor = .secondaryLabel
    saidLabel.numberOfLines = 0
    saidLabel.isHidden = true
    sampleView.layer.cornerRadius = 12
    sampleView.layer.cornerCurve = .continuous
    let sample = UIStackView(arrangedSubviews: [sampleView, saidLabel])
    sample.axis = .vertical
    sample.spacing = 8
    for half in [sample, makeSourceColumn()] { halves.addArrangedSubview(half) }
    halves.distribution = .fillEqually
    halves.spacing = 16
    halves.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(halves)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      halves.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      halves.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      halves.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      halves.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    arrange()
    sampleView.show(step.sample, of: menu) { [weak self] words in self?.say(words) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  private func makeSourceColumn() -> UIView {
    let sentence = UILabel()
    sentence.text = step.sentence
    sentence.font = .preferredFont(forTextStyle: .body)
    sentence.adjustsFontForContentSizeCategory = true
    sentence.numberOfLines = 0
    let source = SourceView()
    source.backgroundColor = .secondarySystemGroupedBackground
    source.layer.cornerRadius = 12
    source.layer.cornerCurve = .continuous
    source.show(step)
    let scroll = ScrollingColumn(spacing: 12)
    scroll.column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0)
    for view in [sentence, source] { scroll.column.addArrangedSubview(view) }
    return scroll
  }

  private func arrange() {
    halves.axis = view.bounds.width >= StepCell.wide ? .horizontal : .vertical
  }

  private func say(_ words: String) {
    saidLabel.text = words
    saidLabel.isHidden = false
  }
}
