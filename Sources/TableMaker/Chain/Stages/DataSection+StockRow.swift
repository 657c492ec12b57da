import UIKit

// A section of stock rows lacks only its data, because the rows need no cell and no adapter.
extension DataSection: Finished where Item == StockRow {
  /// The section, with the chain before it; for the package.
  public var _closed: _ClosedChain {
    var cells = _MixedCells<StockRow>()
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      cells.add(style, for: { $0.style == style }) { cell, row, _ in (cell as? StockCell)?.show(row) != nil }
    }
    return ReadySection(
      _configuration: _configuration, _rows: _rows, source: source, mixed: cells, maker: _RowMaker(cells)
    )._closed
  }
}
