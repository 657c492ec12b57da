import UIKit

/// A system cell of one style, which detects that an adapter uses a label that it doesn't have.
class StockCell: UITableViewCell {
  /// A closure that's set while an adapter runs.
  final var onMissingLabel: (() -> Void)?

  class var style: CellStyle { .default }
  class var styleName: String { "default" }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: Self.style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var detailTextLabel: UILabel? {
    let label = super.detailTextLabel
    if label == nil { onMissingLabel?() }
    return label
  }

  static func type(for style: CellStyle) -> StockCell.Type {
    switch style {
    case .default: StockCell.self
    case .value1: Value1StockCell.self
    case .value2: Value2StockCell.self
    case .subtitle: SubtitleStockCell.self
    @unknown default: StockCell.self
    }
  }
}

final class Value1StockCell: StockCell {
  override class var style: CellStyle { .value1 }
  override class var styleName: String { "value1" }
}

final class Value2StockCell: StockCell {
  override class var style: CellStyle { .value2 }
  override class var styleName: String { "value2" }
}

final class SubtitleStockCell: StockCell {
  override class var style: CellStyle { .subtitle }
  override class var styleName: String { "subtitle" }
}
