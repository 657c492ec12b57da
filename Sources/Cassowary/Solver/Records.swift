/// The solver's record of a variable.
struct VariableRecord: BitwiseCopyable {
  var value = 0.0
  /// The value before the changes that the caller hasn't fetched yet. It's valid while `isChanged` is `true`.
  var reported = 0.0
  /// The first link to the resting constraints that mention the variable.
  var firstResting: Int32 = -1
  /// The holder at the position of this number: a constraint, or `~v` for the stay of variable v.
  var holder: Int32
  /// The position at which this variable's own stay holds, or -1 if a constraint decides the variable.
  var stayPosition: Int32
  /// The constraint that edits the variable, or -1 for none.
  var edit: Int32 = -1
  var generation: UInt32
  private var usesAndFlags: UInt32 = 0

  /// The number of terms that mention the variable.
  var uses: Int32 {
    @inline(__always) get { Int32(usesAndFlags >> 3) }
    @inline(__always) set { usesAndFlags = UInt32(newValue) << 3 | usesAndFlags & 7 }
  }

  init(holder: Int32, stayPosition: Int32, generation: UInt32) {
    self.holder = holder
    self.stayPosition = stayPosition
    self.generation = generation
  }

  /// A Boolean value that indicates whether the variable is in the list of changed variables.
  var isChanged: Bool {
    @inline(__always) get { usesAndFlags & 1 != 0 }
    @inline(__always) set { usesAndFlags = newValue ? usesAndFlags | 1 : usesAndFlags & ~1 }
  }

  /// Scratch: whether the stay is in the list of those that may bear pressure.
  var isSuspect: Bool {
    @inline(__always) get { usesAndFlags & 2 != 0 }
    @inline(__always) set { usesAndFlags = newValue ? usesAndFlags | 2 : usesAndFlags & ~2 }
  }

  /// A Boolean value that indicates whether the slot is free.
  var isFree: Bool {
    @inline(__always) get { usesAndFlags & 4 != 0 }
    @inline(__always) set { usesAndFlags = newValue ? usesAndFlags | 4 : usesAndFlags & ~4 }
  }
}

/// Constants for the states of a constraint.
enum ConstraintState: UInt8, BitwiseCopyable {
  /// The slot is free.
  case free
  /// The constraint exists, but isn't in force.
  case idle
  /// The constraint has come into force, but has no links with its variables yet.
  case arriving
  /// The constraint is in force, but decides no value.
  case resting
  /// The constraint is in force, satisfied exactly, and decides a value.
  case holding
  /// The constraint loses force as soon as another one decides in its place.
  case leaving
}

/// The solver's record of a constraint, with terms, constant, and residual multiplied by `1 / weight`.
struct ConstraintRecord: BitwiseCopyable {
  var constant: Double
  /// The left side minus the constant. The solver keeps it only while the constraint rests.
  var residual = 0.0
  var firstTerm: Int32
  var termCount: Int32
  /// The first node of the pressure while the constraint holds.
  var pressure: Int32 = -1
  /// The position at which the constraint holds, or -1. It's scratch memory during the collection of crossings.
  var position: Int32 = -1
  var generation: UInt32
  var priority: Float
  /// The exponent of `weight`.
  var scale: Int16 = 0
  var relation: Relation
  /// The side of a resting constraint that the cost counts.
  ///
  /// It's 1 if the left side is above the constant and costs, -1 if it's below and costs, and 0 if the constraint is
  /// satisfied.
  var slope: Int8 = 0
  var state: ConstraintState
  /// Scratch: whether the constraint is in the list of those that may disagree with their slope.
  var isPending = false
  /// Scratch: whether the constraint is in the list of those that may bear too much.
  var isSuspect = false

  /// The cost of a residual of 1 at the constraint's priority, which is a power of two.
  @inline(__always) var weight: Double {
    Double(bitPattern: UInt64(Int64(scale) + 1023) << 52)
  }

  @inline(__always) var isRequired: Bool { priority >= Constraint.required }

  /// Returns the slope at which the pressure reaches its limit, or `nil` if there is no limit in that direction.
  @inline(__always)
  func limit(upward: Bool) -> Int8? {
    if state == .leaving { return 0 }
    return switch (relation, upward) {
    case (.lessOrEqual, false), (.greaterOrEqual, true): 0
    case (_, true): isRequired ? nil : 1
    case (_, false): isRequired ? nil : -1
    }
  }

  /// The residual above which a constraint counts as violated.
  @inline(__always) var tolerance: Double { Tolerance.value * max(1, abs(constant) / Tolerance.size) }

  /// The direction in which the pressure must move for the slope to agree with the residual, or 0 if it agrees.
  @inline(__always) var disagreement: Int {
    if abs(residual) <= tolerance { return 0 }
    if residual > 0 { return limit(upward: true) == slope ? 0 : 1 }
    return limit(upward: false) == slope ? 0 : -1
  }
}

/// A term of a constraint: a variable and its coefficient.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  /// The term's link while the constraint rests, or the next free range in the first term of a free range.
  var link: Int32 = -1
}

/// A term of a resting constraint, in the list of its variable.
struct LinkRecord: BitwiseCopyable {
  var coefficient: Double
  var constraint: Int32
  var next: Int32
  var previous: Int32
}

/// A change to undo if a call fails.
struct JournalRecord: BitwiseCopyable {
  /// A constraint, or `~v` for the stay of variable v. It's equal to `left` if only the slope of a resting one changed.
  var entered: Int32
  var left: Int32
  /// The previous slope of `entered`.
  var slope: Int8
  /// The value of the variable if its stay left.
  var value: Double
}

/// A resting constraint that reaches its constant when the values move.
struct Crossing: BitwiseCopyable {
  var constraint: Int32
  var rate: Double
  var distance = 0.0
}
