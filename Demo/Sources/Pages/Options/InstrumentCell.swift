import UIKit

/// An instrument: its sign, name and reading, and while it is open what can be done with it.
final class InstrumentCell: SignCell {
  private let chevron = UIImageView()
  private let bar = ActionBar()

  /// Called when a button of the open row is tapped.
  var onAction: ((Instrument.Action) -> Void)? {
    get { bar.onAction }
    set { bar.onAction = newValue }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    line.accessory = chevron
    // The row opens; that is answer enough.
    selectionStyle = .none
    chevron.tintColor = .tertiaryLabel
    column.addArrangedSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an instrument.
  func show(_ instrument: Instrument, actions: [Instrument.Action: String]) {
    bar.titles = actions
    bar.isHidden = !instrument.isOpen
    arrange()
    line.sign.show(instrument.sign)
    line.titleLabel.text = instrument.shownName
    line.detailLabel.text = instrument.reading
    chevron.image = UIImage(
      systemName: instrument.isOpen ? "chevron.up" : "chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .bold))
  }

  override func arrange() {
    super.arrange()
    if !bar.isHidden { bar.arrange(for: traitCollection.preferredContentSizeCategory) }
  }
}
