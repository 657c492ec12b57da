// The method is the dual simplex method for piecewise linear costs. Its terms here, and those of the literature:
// - pressure: the dual value of a constraint, one amount for each priority; its limits are what a miss costs
// - holding, resting: basic, nonbasic; a holding constraint is satisfied exactly and decides the values
// - stay: the weakest wish of a variable to keep its value, which holds where no constraint decides it
// - slope: the side on which a resting constraint is counted: 1 above its constant, -1 below, 0 satisfied
// - crossing: a breakpoint of the cost, where a move of the values takes a resting constraint to its other side
// - room: slack, the distance of a pressure from its limit; negative for an excess
// - give way: an iteration, of ratio test, bound flips and pivot: an overburdened constraint stops holding
// - suspects, pending: the candidates of pricing, holding and resting

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
  /// The first free range for each number of terms, linked through the first term's `link`.
  var freeTerms = Buffer<Int32>()

  /// The variables whose value changed since the last fetch.
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

  /// A Boolean value that indicates whether pressures may be out of their limits just now.
  var isRelaxing = false

  var isRebuilding = false

  /// The distance that values have moved since they were last computed from the constants, each move by its longest.
  var movement = 0.0
  /// The number of pivots, and the number of times the whole system was solved from scratch.
  var pivotCount = 0
  var rebuildCount = 0
  /// The last number given to a variable or constraint. It starts anywhere, so that another solver's are not known
  /// here.
  var generation: UInt32

  /// A Boolean value that indicates whether every call ends with a proof of consistency and optimality. Slow; for
  /// tests.
  var checksInvariants = false
  /// A Boolean value that indicates whether pivots are always chosen as they are when cycling is feared. For tests.
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
