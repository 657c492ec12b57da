/// The model of an item: its number, and the revision of its content.
struct Row: Hashable, Sendable, CustomStringConvertible {
  var number: Int
  var revision: Int

  init(_ number: Int, _ revision: Int = 0) { (self.number, self.revision) = (number, revision) }

  /// A Boolean value that indicates whether a section of mixed cells shows the row in a cell of the other class.
  var needsOtherCell: Bool { (number &+ revision) % 3 == 0 }

  /// A Boolean value that indicates whether a section with accessories gives the row one.
  var hasAccessory: Bool { (number &+ 2 &* revision) % 5 < 2 }

  var description: String { revision == 0 ? "\(number)" : "\(number)'\(revision)" }
}
