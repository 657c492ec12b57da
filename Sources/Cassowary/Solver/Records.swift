/// The solver's record of a variable.
struct VariableRecord: BitwiseCopyable {
  var value = 0.0
  /// The value before the changes that were not fetched yet; valid while `isChanged`.
  var reported = 0.0
  /// The first link: the resting constraints that mention the variable.
  var firstResting: Int32 = -1
  /// The holder at the position of this number: a constraint, or `~v` for the stay of variable v.
  var holder: Int32
  /// The position at which this variable's own stay holds; -1 if something better does.
  var stayPosition: Int32
  /// The constraint that edits the variable; -1 if none does.
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

  /// A Boolean value that indicates whether the variable is in the list of changed ones.
  var isChanged: Bool {
    @inline(__always) get { usesAndFlags & 1 != 0 }
    @inline(__always) set { usesAndFlags = newValue ? usesAndFlags | 1 : usesAndFlags & ~1 }
  }

  /// Scratch: its stay is in the list of those that may bear something.
  var isSuspect: Bool {
    @inline(__always) get { usesAndFlags & 2 != 0 }
    @inline(__always) set { usesAndFlags = newValue ? usesAndFlags | 2 : usesAndFlags & ~2 }
  }

  /// The slot is free.
  var isFree: Bool {
    @inline(__always) get { usesAndFlags & 4 != 0 }
    @inline(__always) set { usesAndFlags = newValue ? usesAndFlags | 4 : usesAndFlags & ~4 }
  }
}

/// The states of a constraint's participation.
enum ConstraintState: UInt8, BitwiseCopyable {
  /// The slot is free.
  case free
  /// Made, and not in force.
  case idle
  /// The constraint is in force from now on, and not yet linked with its variables.
  case arriving
  /// The constraint is in force, and not needed to decide a value.
  case resting
  /// The constraint is in force, satisfied exactly, and one of those that decide the values.
  case holding
  /// The constraint is out of force as soon as another decides in its place.
  case leaving
}

/// The solver's record of a constraint. Its terms, constant and residual are scaled by `1 / weight`.
struct ConstraintRecord: BitwiseCopyable {
  var constant: Double
  /// The left side minus the constant, kept while resting.
  var residual = 0.0
  var firstTerm: Int32
  var termCount: Int32
  /// The first node of the pressure while holding.
  var pressure: Int32 = -1
  /// The position at which the constraint holds; -1 while it does not. Scratch while crossings are collected.
  var position: Int32 = -1
  var generation: UInt32
  var priority: Float
  /// The exponent of `weight`.
  var scale: Int16 = 0
  var relation: Relation
  /// The side on which a resting constraint is counted: 1 above the constant and paid for, -1 below and paid for, 0
  /// satisfied.
  var slope: Int8 = 0
  var state: ConstraintState
  /// Scratch: in the list of those that may disagree with their slope.
  var isPending = false
  /// Scratch: in the list of those that may bear too much.
  var isSuspect = false

  /// The cost of a residual of 1 at the constraint's priority: a power of two.
  @inline(__always) var weight: Double {
    Double(bitPattern: UInt64(Int64(scale) + 1023) << 52)
  }

  @inline(__always) var isRequired: Bool { priority >= Constraint.required }

  /// The slopes that a pressure may take when it moves as far up or down as it can; nil if there is no limit.
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

  /// The direction in which the pressure must move for the slope to agree with the residual; 0 if it agrees.
  @inline(__always) var disagreement: Int {
    if abs(residual) <= tolerance { return 0 }
    if residual > 0 { return limit(upward: true) == slope ? 0 : 1 }
    return limit(upward: false) == slope ? 0 : -1
  }
}

/// A variable's part in a constraint.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  /// The term's link while the constraint rests; in a free range's first term, the next free range.
  var link: Int32 = -1
}

/// A term of a resting constraint, in the list of its variable.
struct LinkRecord: BitwiseCopyable {
  var coefficient: Double
  var constraint: Int32
  var next: Int32
  var previous: Int32
}

/// The change to undo if a call fails.
struct JournalRecord: BitwiseCopyable {
  /// A constraint, or `~v` for the stay of variable v; equal to `left` if only the slope of a resting one changed.
  var entered: Int32
  var left: Int32
  /// The slope that `entered` had.
  var slope: Int8
  /// The value of the variable whose stay left.
  var value: Double
}

/// A resting constraint that a move of the values would bring to its constant.
struct Crossing: BitwiseCopyable {
  var constraint: Int32
  var rate: Double
  var distance = 0.0
}
