/// The factors of the square matrix of the constraints that hold.
///
/// The matrix has a row for each variable and a column for each holding constraint. The factors are elimination steps
/// and an upper triangular matrix. Rows and columns of the triangle have the name of their pivot's variable: column *p*
/// belongs to the constraint that holds at position *p*. Layout constraints are nearly triangular because a view
/// usually follows one that already has its place. Therefore, the triangle is hardly larger than the constraints, and
/// there are few steps.
struct Factorization: ~Copyable {
  /// The row and the column of the pivot at a position.
  struct Pivot: BitwiseCopyable {
    var diagonal = 1.0
    /// The dense form of the vector that is being solved; zero between solves.
    var work = 0.0
    /// The place in the elimination order. An entry lies in a row of smaller order than its column.
    var order: Int32
    var firstInRow: Int32 = -1
    var firstInColumn: Int32 = -1
    /// The state in the running solve: 0 for untouched, 1 if `work` is valid, and 2 if the search also visited it.
    var mark: Int32 = 0
    /// The latest step with this position as its target, and the latest with it as its source.
    var lastStepToward: Int32 = -1
    var lastStepFrom: Int32 = -1
  }

  /// An entry of the triangle outside its diagonal.
  struct Entry: BitwiseCopyable {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// An elimination step, which subtracted `multiplier` times row `source` from row `target`.
  struct Step: BitwiseCopyable {
    var multiplier: Double
    var target: Int32
    var source: Int32
    /// The next older step with the same target, and the next newer one with the same source.
    ///
    /// The oldest step follows the newest.
    var olderToward: Int32
    var newerFrom: Int32
  }

  /// An element of a sparse vector.
  struct Item: BitwiseCopyable {
    var index: Int32
    var value: Double
  }

  /// A position on the path of a search, and the next entry to visit.
  struct Visit: BitwiseCopyable {
    var position: Int32
    var entry: Int32
  }

  var pivots = Buffer<Pivot>()
  var entries = Buffer<Entry>()
  var firstFreeEntry: Int32 = -1
  var steps = Buffer<Step>()
  var highestOrder: Int32 = 0

  /// The loaded column after the steps, in the form that would enter the triangle.
  var spike = Buffer<Item>()
  /// The loaded column as a combination of the holding ones.
  var column = Buffer<Item>()
  /// A Boolean value that indicates whether the steps left the row that was solved last unchanged.
  ///
  /// If it's `true`, `row` is also the row before the steps.
  var isRowPlain = true
  /// The row that was solved last, before the steps, or empty if the row is plain.
  var rowInTriangle = Buffer<Item>()
  /// The changes of the variables for a change of the constants at the loaded positions.
  var row = Buffer<Item>()

  var path = Buffer<Int32>()
  var stack = Buffer<Visit>()
  var events = Buffer<Int32>()

  /// The number of updates since the last refresh, and the cost of the steps that they left.
  var updateCount: Int32 = 0
  var stepWork = 0
  var freshStepCount: Int32 = 0
  var isInaccurate = false

  /// A Boolean value that indicates whether computing the factors from scratch now pays for itself.
  var isWorthRefreshing: Bool {
    isInaccurate || (updateCount >= 100 && stepWork > 16 * Int(pivots.count + entries.count))
      || updateCount >= 100 + pivots.count
  }

  /// Adds a position with a column that has a single 1, in its own row.
  mutating func addPosition() {
    highestOrder += 1
    pivots.append(Pivot(order: highestOrder))
  }

  var byteCount: Int {
    pivots.byteCount + entries.byteCount + steps.byteCount + spike.byteCount + column.byteCount
      + rowInTriangle.byteCount + row.byteCount + path.byteCount + stack.byteCount + events.byteCount
  }
}

// MARK: - Entries and steps

extension Factorization {
  mutating func insert(_ value: Double, row: Int32, column: Int32) {
    let nextInRow = pivots[row].firstInRow
    let nextInColumn = pivots[column].firstInColumn
    let entry = Entry(
      value: value, row: row, column: column, nextInRow: nextInRow, previousInRow: -1, nextInColumn: nextInColumn,
      previousInColumn: -1)
    let index: Int32
    if firstFreeEntry >= 0 {
      index = firstFreeEntry
      firstFreeEntry = entries[index].nextInRow
      entries[index] = entry
    } else {
      index = entries.count
      entries.append(entry)
    }
    if nextInRow >= 0 { entries[nextInRow].previousInRow = index }
    if nextInColumn >= 0 { entries[nextInColumn].previousInColumn = index }
    pivots[row].firstInRow = index
    pivots[column].firstInColumn = index
  }

  mutating func remove(entry index: Int32) {
    let entry = entries[index]
    if entry.previousInRow >= 0 {
      entries[entry.previousInRow].nextInRow = entry.nextInRow
    } else {
      pivots[entry.row].firstInRow = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
    } else {
      pivots[entry.column].firstInColumn = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 { entries[entry.nextInColumn].previousInColumn = entry.previousInColumn }
    entries[index].nextInRow = firstFreeEntry
    entries[index].row = -1
    firstFreeEntry = index
  }

  mutating func appendStep(taking multiplier: Double, of source: Int32, from target: Int32) {
    let index = steps.count
    let last = pivots[source].lastStepFrom
    steps.append(
      Step(
        multiplier: multiplier, target: target, source: source, olderToward: pivots[target].lastStepToward,
        newerFrom: last >= 0 ? steps[last].newerFrom : index))
    pivots[target].lastStepToward = index
    if last >= 0 { steps[last].newerFrom = index }
    pivots[source].lastStepFrom = index
  }
}
