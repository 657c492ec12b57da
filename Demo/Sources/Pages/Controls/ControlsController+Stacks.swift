import UIKit

// Every distribution and every alignment of a stack.
extension ControlsController {
  func makeStackSection() -> SheetSection {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    return SheetSection(
      words.stacks,
      zip(words.distributions, distributions).map { name, distribution in
        let stack = UIStackView(arrangedSubviews: [
          Block(30, 22, .systemTeal), Block(80, 22, .systemIndigo), Block(50, 22, .systemOrange),
        ])
        stack.distribution = distribution
        stack.spacing = 8
        stack.backgroundColor = .tertiarySystemFill
        let label = UILabel.sheetText(name, .caption1, color: .secondaryLabel)
        return SheetRow.column([label, stack], spacing: 6)
      })
  }

  func makeAlignmentSection() -> SheetSection {
    let labels: [UILabel] = [
      .sheetText(words.baselines[0], .title2, lines: 1), .sheetText(words.baselines[1], .largeTitle, lines: 1),
      .sheetText(words.baselines[2], .footnote, color: .secondaryLabel),
    ]
    let baselines = UIStackView(arrangedSubviews: labels)
    baselines.alignment = .firstBaseline
    baselines.spacing = 6
    let line = UIView()
    line.backgroundColor = .systemRed.withAlphaComponent(0.5)
    line.translatesAutoresizingMaskIntoConstraints = false
    baselines.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: baselines.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: baselines.trailingAnchor),
      line.topAnchor.constraint(equalTo: baselines.firstBaselineAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    let sentence = UIStackView(arrangedSubviews: [baselines, UIView()])
    return SheetSection(words.alignments, [SheetRow.column([makeAlignedBlocks()]), SheetRow.column([sentence])])
  }

  /// Returns the alignments side by side: fill, top, center, bottom, and a column for each horizontal one.
  private func makeAlignedBlocks() -> UIStackView {
    let rows = [UIStackView.Alignment.fill, .top, .center, .bottom].map { alignment in
      let stack = UIStackView(arrangedSubviews: [
        Block(12, 20, .systemTeal), Block(12, 44, .systemIndigo), Block(12, 30, .systemOrange),
      ])
      stack.alignment = alignment
      stack.spacing = 3
      stack.backgroundColor = .tertiarySystemFill
      return stack
    }
    let columns = [UIStackView.Alignment.leading, .center, .trailing].map { alignment in
      let stack = UIStackView(arrangedSubviews: [
        Block(16, 12, .systemTeal), Block(36, 12, .systemIndigo), Block(25, 12, .systemOrange),
      ])
      stack.axis = .vertical
      stack.alignment = alignment
      stack.spacing = 4
      stack.backgroundColor = .tertiarySystemFill
      return stack
    }
    let all = UIStackView(arrangedSubviews: rows + columns)
    all.distribution = .equalSpacing
    return all
  }
}
