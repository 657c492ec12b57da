/// The limits of repetition and memory in measuring. They end loops that an app's cells could otherwise continue
/// forever.
enum HeightLimits {
  /// The number of remembered layout environments: two orientations, several text sizes, editing mode or not, and a
  /// reserve.
  static let environments = 32

  /// The number of inspections of a class of views at each stage. A mistake can depend on the content, and an
  /// inspection costs a layout.
  static let inspectionsPerClass = 4

  /// The number of successive updates that cells request, each in the layout of the one before. A consistent cell needs
  /// one or two.
  ///
  /// Above the limit, the cell's row keeps its height and TableMaker reports the cell as unsteady.
  static let updatesInRow = 8

  /// The number of updates that begin in one turn of the main actor. The next one waits for the following turn.
  static let updatesPerTurn = 100

  /// The number of immediate measurements of one cell in one turn of the main actor. One layout pass can lay out a cell
  /// many times.
  static let measurementsPerTurn = 4
}
