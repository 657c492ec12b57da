import Foundation

/// A table for the terminal, with the first column aligned to the left and the others to the right.
struct Report {
  private var rows: [[String]]

  init(_ titles: String...) { rows = [titles] }

  mutating func add(_ row: String...) { rows.append(row) }

  /// The table's lines.
  var lines: [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }
  }
}

extension Duration {
  /// The duration in milliseconds, with one decimal.
  var milliseconds: String {
    String(format: "%.1f", Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15)
  }
}
