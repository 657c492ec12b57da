/// Steps that also need the cell's type.
@preconcurrency @MainActor public protocol CellOptions<Cell, Item>: ItemOptions {
  /// The class of the section's cells.
  associatedtype Cell
}
