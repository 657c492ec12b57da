/// Numbers for the forms that a table has had. Few: one for each width, text size and so on.
struct TableForms {
  private var numbers: [TableForm: UInt32] = [:]
  /// The form that the table has.
  private(set) var current: TableForm?
  private(set) var number: UInt32 = 0

  /// Notes what the table is like now.
  ///
  /// - Returns: Whether that is new.
  mutating func note(_ form: TableForm) -> Bool {
    guard form != current else { return false }
    current = form
    if let known = numbers[form] {
      number = known
    } else {
      number = UInt32(numbers.count) + 1
      numbers[form] = number
    }
    return true
  }
}
