/// Steps that need the cell's type too.
@MainActor public protocol CellOptions<Cell, Item>: ItemOptions {
  /// The class of the section's cells.
  associatedtype Cell
}
