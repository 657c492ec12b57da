/// What the model knows of an item: which one it is, and which content it has.
struct Row: Hashable, Sendable, CustomStringConvertible {
  var number: Int
  var revision: Int

  init(_ number: Int, _ revision: Int = 0) { (self.number, self.revision) = (number, revision) }

  var description: String { revision == 0 ? "\(number)" : "\(number)'\(revision)" }
}
