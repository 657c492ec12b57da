import UIKit

// Rows of the system's look need no cell and no adapter: data is all that such a section lacks.
extension DataSection: Finished where Item == StockRow {
  /// The section with the chain before it; for the package.
  public var _closed: _ClosedChain {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    return ReadySection(
      _configuration: _configuration, _rows: _rows, source: source, mixed: styles.map { MixedCell($0) }
    )._closed
  }
}
