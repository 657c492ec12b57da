/// A model of the folded sections of a group: a value for all sections, and the values that were set for single sections since
/// then.
struct Folds {
  private struct Name: Hashable {
    let name: String?
    let occurrence: Int
  }

  /// A Boolean value that indicates whether the sections without a value are folded.
  private(set) var areOthersFolded: Bool
  private var exceptions: Set<Name> = []

  init(_ spec: FoldingSpec?) { areOthersFolded = spec?.isFoldedAtFirst ?? false }

  func isFolded(_ key: SectionKey) -> Bool { areOthersFolded != exceptions.contains(name(of: key)) }

  mutating func set(_ key: SectionKey, isFolded: Bool) {
    if isFolded == areOthersFolded { exceptions.remove(name(of: key)) } else { exceptions.insert(name(of: key)) }
  }

  mutating func setAll(isFolded: Bool) { (areOthersFolded, exceptions) = (isFolded, []) }

  private func name(of key: SectionKey) -> Name { Name(name: key.name, occurrence: key.occurrence) }
}

/// A value that's ignored when sections are compared.
struct Uncompared<Value: Sendable>: Equatable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (one: Uncompared, other: Uncompared) -> Bool { true }
}

extension ShownSection {
  /// Removes the rows.
  mutating func fold() {
    foldedRows.value = count
    rows = []
    if nodes != nil { nodes = [] }
    hasAddItemRow = false
  }
}

extension FuzzGroup {
  /// A Boolean value that indicates whether the group shows the results of a search. A section with results isn't folded.
  var showsResults: Bool { spec.find?.isAsked == true && !field.asked.query.isEmpty }

  /// Returns a Boolean value that indicates whether a section of the group shows only its header.
  func isFolded(_ key: SectionKey) -> Bool { spec.folding != nil && !showsResults && folds.isFolded(key) }
}
