/// Numbers for the forms that a table has had lately: one for each width, text size and so on.
///
/// A window whose edge is dragged has thousands of widths; of those only the last are remembered.
struct TableForms {
  /// How many forms are remembered: two sides up, several text sizes, editing or not, and some room.
  static let most = 32

  /// The forms that are known, the one that was used last at the end.
  private var known: [(form: TableForm, number: UInt32)] = []
  /// The number that was given out last.
  private var last: UInt32
  /// The number of the form that the table has; zero before there was one.
  private(set) var number: UInt32 = 0

  init(after last: UInt32 = 0) { self.last = last }

  /// The form that the table has.
  var current: TableForm? { known.last?.form }

  /// The number of forms that are remembered.
  var count: Int { known.count }

  /// Whether a number stands for a form that is remembered.
  func contains(_ number: UInt32) -> Bool { known.contains { $0.number == number } }

  /// What noting a form comes to.
  enum Note {
    /// The table has the form already.
    case same
    /// The table has had the form before.
    case known
    /// The form is new. Forms may have been forgotten for it.
    case new
    /// The form is new and its number is one: nothing that is kept under a number is valid any more.
    case restarted
  }

  /// Notes what the table is like now.
  mutating func note(_ form: TableForm) -> Note {
    if form == current { return .same }
    if let index = known.firstIndex(where: { $0.form == form }) {
      let entry = known.remove(at: index)
      known.append(entry)
      number = entry.number
      return .known
    }
    let isRestarted = last == .max
    if isRestarted { (known, last) = ([], 0) }
    if known.count == Self.most { known.removeFirst() }
    last += 1
    number = last
    known.append((form, number))
    return isRestarted ? .restarted : .new
  }
}
