/// A location in a table view: a section, and an index among its items.
public struct RowPlace: Hashable, Sendable {
  /// The section's name; `nil` if it has none.
  public var section: String? {
    didSet { number = nil }
  }
  /// The index among the section's items, when the row is there.
  public var index: Int
  /// The section's index in the table view; `nil` if its name is enough.
  private(set) var number: Int?

  /// Creates a location in a section with a name.
  ///
  /// - Parameters:
  ///   - section: The section's name.
  ///   - index: The index among its items.
  public init(section: String, index: Int) {
    self.section = section
    self.index = index
  }

  init(section: String?, number: Int, index: Int) {
    self.section = section
    self.index = index
    self.number = number
  }
}
