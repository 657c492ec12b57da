/// A place among the rows of a table: a section, and an index among its items.
public struct RowPlace: Hashable, Sendable {
  /// What the section is known by; nil for one without a name.
  public var section: String? {
    didSet { number = nil }
  }
  /// The index among the section's items, as it is when the row is there.
  public var index: Int
  /// The section's number in the table; nil where its name alone says which is meant.
  private(set) var number: Int?

  /// Makes a place in a section of a name.
  ///
  /// - Parameters:
  ///   - section: What the section is known by.
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
