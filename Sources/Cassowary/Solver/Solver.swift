/// Finds values for variables under linear constraints, and keeps them right while the constraints change.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable()
/// let width = solver.makeVariable()
/// try solver.add(left == 16)
/// let narrow = try solver.add(width <= 120, priority: 250)
/// try solver.add(width >= 120, priority: 750)
/// try solver.add(left + width <= 100)
/// solver.value(of: width)                   // 84
/// try solver.setConstant(60, of: narrow)    // only what depends on it is computed again
/// ```
///
/// A constraint of priority 1000 is required. One of lower priority is satisfied as well as those above it allow: the
/// sum of what the constraints of one priority miss is made as small as can be without adding to the sum of any higher
/// priority, **by however little**. No number of weaker constraints outweighs a stronger one.
///
/// A solver has one owner and is used by one thread at a time. Every call that throws leaves it as it was.
public struct Solver: ~Copyable {
  var variables = Buffer<VariableRecord>()
  var constraints = Buffer<ConstraintRecord>()
  var terms = Buffer<TermRecord>()
  var links = Buffer<LinkRecord>()
  var factors = Factorization()
  var pressures = PressurePool()
  /// The first node of the pressure on each variable's stay, as far as any has borne some.
  var stayPressures = Buffer<Int32>()

  /// Free slots.
  var freeVariables = Buffer<Int32>()
  var freeConstraints = Buffer<Int32>()
  var firstFreeLink: Int32 = -1
  /// For each number of terms the first free range of that length, linked through the first term's `link`.
  var freeTerms = Buffer<Int32>()

  /// Variables whose value changed since somebody asked.
  var changed = Buffer<Int32>()
  /// Resting constraints that may disagree with their slope.
  var pending = Buffer<Int32>()
  /// Holding constraints whose pressure may be out of its limits.
  var suspects = Buffer<Int32>()
  /// Resting constraints that a move of the values would reach.
  var crossings = Buffer<Crossing>()
  var journal = Buffer<JournalRecord>()
  var isJournaling = false
  /// The constants before the running call.
  var savedConstants = Buffer<Factorization.Item>()

  /// Scratch for comparing pressures.
  var room = Pressure()
  var leastRoom = Pressure()

  /// Whether pressures may be out of their limits just now.
  var isRelaxing = false

  var isRebuilding = false

  /// How far values have moved since they were last computed from the constants themselves, each move by its longest.
  var movement = 0.0
  /// How often constraints changed places, and how often the whole system was solved from nothing.
  var pivotCount = 0
  var rebuildCount = 0
  /// The last number given to a variable or constraint. It starts anywhere, so that another solver's are not known here.
  var generation: UInt32

  /// Whether every call ends with a proof that the state is consistent and the values are the best ones. Slow; for tests.
  var checksInvariants = false
  /// Whether pivots are always chosen as they are when a circle is feared. For tests.
  var isAlwaysCareful = false

  /// Makes a solver that knows nothing yet.
  public init() {
    generation = UInt32.random(in: .min ... .max)
  }

  /// Makes a solver with room for a system of known size.
  ///
  /// - Parameters:
  ///   - variables: The number of variables to make room for.
  ///   - constraints: The number of constraints.
  ///   - terms: The number of times that constraints mention variables.
  public init(variables: Int, constraints: Int, terms: Int) {
    self.init()
    reserve(variables: variables, constraints: constraints, terms: terms)
  }

  /// Bytes allocated by the solver.
  public var byteCount: Int {
    let system = variables.byteCount + constraints.byteCount + terms.byteCount + links.byteCount + factors.byteCount
    let lists =
      freeVariables.byteCount + freeConstraints.byteCount + freeTerms.byteCount + changed.byteCount + pending.byteCount
    let scratch =
      suspects.byteCount + crossings.byteCount + journal.byteCount + savedConstants.byteCount
      + pressures.nodes.byteCount
    let stays = stayPressures.byteCount
    return stays + system + lists + scratch + room.amounts.byteCount + leastRoom.amounts.byteCount
      + MemoryLayout<Solver>.size
  }

  private mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    self.variables.reserve(Int32(variables))
    factors.pivots.reserve(Int32(variables))
    self.constraints.reserve(Int32(constraints))
    self.terms.reserve(Int32(terms))
    factors.entries.reserve(Int32(max(0, terms - variables)))
  }
}
