// The solver uses the dual simplex method for piecewise linear costs. Its terms here, and those of the literature:
// - pressure: the dual value of a constraint, one amount for each priority; the cost of a miss sets its limits
// - holding, resting: basic, nonbasic; a holding constraint is satisfied exactly and decides the values
// - stay: the weakest wish of a variable to keep its value, which holds if no constraint decides it
// - slope: the side on which a resting constraint is counted: 1 above its constant, -1 below, 0 satisfied
// - crossing: a breakpoint of the cost, where a move of the values takes a resting constraint to its other side
// - room: slack, the distance of a pressure from its limit; negative for an excess
// - give way: an iteration, of ratio test, bound flips, and pivot: an overburdened constraint stops holding
// - suspects, pending: the candidates of pricing, holding and resting

/// A solver that finds values for variables under linear constraints, and updates them when the constraints change.
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
/// try solver.setConstant(60, of: narrow)    // Computes only the values that depend on the constant.
/// ```
///
/// A constraint of priority 1000 is required. One of lower priority is satisfied as well as those above it allow. For
/// each priority, the solver minimizes the sum of the errors of its constraints, but never **increases the sum of a
/// higher priority by any amount**. No number of weaker constraints outweighs a stronger one.
///
/// A solver has one owner, and only one thread can use it at a time. Every call that throws leaves it unchanged.
public struct Solver: ~Copyable {
  var variables = Buffer<VariableRecord>()
  var constraints = Buffer<ConstraintRecord>()
  var terms = Buffer<TermRecord>()
  var links = Buffer<LinkRecord>()
  var factors = Factorization()
  var pressures = PressurePool()
  /// The first node of the pressure on each variable's stay, up to the last variable that has borne some.
  var stayPressures = Buffer<Int32>()

  /// The free slots.
  var freeVariables = Buffer<Int32>()
  var freeConstraints = Buffer<Int32>()
  var firstFreeLink: Int32 = -1
  /// The first free range for each number of terms, linked through the `link` of the first term.
  var freeTerms = Buffer<Int32>()

  /// The variables with values that changed since the last fetch.
  var changed = Buffer<Int32>()
  /// The resting constraints that may disagree with their slope.
  var pending = Buffer<Int32>()
  /// The holding constraints with pressure that may exceed its limits.
  var suspects = Buffer<Int32>()
  /// The resting constraints that a move of the values would reach.
  var crossings = Buffer<Crossing>()
  var journal = Buffer<JournalRecord>()
  var isJournaling = false
  /// The constants before the running call.
  var savedConstants = Buffer<Factorization.Item>()

  /// Scratch memory for comparing pressures.
  var room = Pressure()
  var leastRoom = Pressure()

  /// A Boolean value that indicates whether pressures can be outside their limits at the moment.
  var isRelaxing = false

  var isRebuilding = false

  /// The total distance of the moves since the values were last computed from the constants.
  ///
  /// Each move counts the longest distance of any variable.
  var movement = 0.0
  /// The number of pivots, and the number of times that the whole system was solved from scratch.
  var pivotCount = 0
  var rebuildCount = 0
  /// The last generation of a variable or constraint.
  ///
  /// It starts at a random number so that this solver doesn't accept another solver's variables and constraints.
  var generation: UInt32

  /// A Boolean value that indicates whether every call ends with a proof of consistency and optimality.
  ///
  /// The proof is slow and only for tests.
  var checksInvariants = false
  /// A Boolean value that indicates whether every pivot follows the rule that prevents cycling.
  ///
  /// It's only for tests.
  var isAlwaysCareful = false

  /// Creates an empty solver.
  public init() {
    generation = UInt32.random(in: .min ... .max)
  }

  /// Creates a solver with room for a system of known size.
  ///
  /// - Parameters:
  ///   - variables: The number of variables.
  ///   - constraints: The number of constraints.
  ///   - terms: The number of times that constraints mention variables.
  public init(variables: Int, constraints: Int, terms: Int) {
    self.init()
    reserve(variables: variables, constraints: constraints, terms: terms)
  }

  /// The number of bytes that the solver has allocated.
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
