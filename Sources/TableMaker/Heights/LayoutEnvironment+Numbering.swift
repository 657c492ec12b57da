extension LayoutEnvironment {
  /// The numbers of a table view's recent environments.
  ///
  /// The user can drag a window's edge through thousands of widths, so only the last ones are remembered.
  @MainActor struct Numbering {
    /// The number of remembered environments: two orientations, several text sizes, editing mode or not, and a reserve.
    static let limit = 32

    /// The remembered environments, with the most recently used last.
    private var known: [(environment: LayoutEnvironment, number: UInt32)] = []
    /// The highest number in use.
    private var last: UInt32
    /// The current environment's number; zero before the first.
    private(set) var number: UInt32 = 0

    init(after last: UInt32 = 0) { self.last = last }

    /// The table view's environment when it was last recorded.
    var current: LayoutEnvironment? { known.last?.environment }

    /// The number of remembered environments.
    var count: Int { known.count }

    /// Returns whether a number belongs to a remembered environment.
    func contains(_ number: UInt32) -> Bool { known.contains { $0.number == number } }

    /// The result of recording an environment.
    enum Change {
      /// The environment is the current one.
      case same
      /// The environment is an earlier one.
      case known
      /// The environment is new. Earlier ones can have been removed for it.
      case new
      /// The environment is new, and numbering has restarted at one: nothing stored under a number is valid any longer.
      case restarted
    }

    /// Makes an environment the current one.
    mutating func note(_ environment: LayoutEnvironment) -> Change {
      if environment == current { return .same }
      if let index = known.firstIndex(where: { $0.environment == environment }) {
        let entry = known.remove(at: index)
        known.append(entry)
        number = entry.number
        return .known
      }
      let isRestarted = last == .max
      if isRestarted { (known, last) = ([], 0) }
      if known.count == Self.limit { known.removeFirst() }
      last += 1
      number = last
      known.append((environment, number))
      return isRestarted ? .restarted : .new
    }
  }
}
