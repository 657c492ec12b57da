/// The limits of repeats and of memory in measuring: what ends a loop that an app's cells could keep up for ever.
enum HeightLimits {
  /// Remembered layout environments of a table: two orientations, several text sizes, editing or not, and a reserve.
  static let environments = 32

  /// Inspections of a class of views, at each stage: a mistake may show with some contents only, and an inspection costs a layout.
  static let inspectionsPerClass = 4

  /// Successive updates that cells ask for in the layout of the one before. A consistent cell needs one or two.
  ///
  /// Beyond it the cell's row keeps its height, and the cell is reported as unsteady.
  static let updatesInRow = 8

  /// Updates that begin in one turn of the main actor; the next one waits for the following turn.
  static let updatesPerTurn = 100

  /// Immediate measurements of one cell in one turn of the main actor: a single layout may lay a cell out many times.
  static let measurementsPerTurn = 4
}
