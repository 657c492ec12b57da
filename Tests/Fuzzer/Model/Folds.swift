/// The model of which sections of a group are folded: what was said of all of them, and what was said of some since.
struct Folds {
  private struct Name: Hashable {
    let name: String?
    let occurrence: Int
  }

  /// A Boolean value that indicates whether sections are folded of which nothing else was said.
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

/// A value that makes no difference when sections are compared.
struct Uncompared<Value: Sendable>: Equatable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (one: Uncompared, other: Uncompared) -> Bool { true }
}

extension ShownSection {
  /// Takes the rows away.
  mutating func fold() {
    foldedRows.value = count
    rows = []
    if nodes != nil { nodes = [] }
    hasAddItemRow = false
  }
}

extension FuzzGroup {
  /// A Boolean value that indicates whether the group shows what a search has found, of which nothing is folded.
  var showsResults: Bool { spec.find?.isAsked == true && !field.asked.query.isEmpty }

  /// Returns whether a section of the group shows only its header.
  func isFolded(_ key: SectionKey) -> Bool { spec.folding != nil && !showsResults && folds.isFolded(key) }
}
