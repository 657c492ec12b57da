import TestSupport

extension GroupSpec {
  /// Returns the group of this specification.
  @MainActor func make(_ numbers: Numbers, sharedBar: FuzzField, seed: Int) -> any FuzzGroup {
    var random = SeededGenerator(seed: seed &* 31 &+ number)
    let field = find?.field == .sharedBar ? sharedBar : FuzzField(isBar: find?.field == .bar)
    return switch item {
    case .known: make(Known.self, numbers, field, &random)
    case .opaque: make(Opaque.self, numbers, field, &random)
    case .value: make(Value.self, numbers, field, &random)
    case .keyed: make(Keyed.self, numbers, field, &random)
    case .opaqueKeyed: make(OpaqueKeyed.self, numbers, field, &random)
    case .placed: make(Placed.self, numbers, field, &random)
    case .opaquePlaced: make(OpaquePlaced.self, numbers, field, &random)
    }
  }

  @MainActor private func make<Item: FuzzItem>(
    _ item: Item.Type, _ numbers: Numbers, _ field: FuzzField, _ random: inout SeededGenerator
  ) -> any FuzzGroup {
    switch cell {
    case .plain: make(item, PlainFuzzCell.self, numbers, field, &random)
    case .block: make(item, BlockFuzzCell.self, numbers, field, &random)
    case .text: make(item, TextFuzzCell.self, numbers, field, &random)
    }
  }

  @MainActor private func make<Item: FuzzItem, Cell: FuzzCell>(
    _ item: Item.Type, _ cell: Cell.Type, _ numbers: Numbers, _ field: FuzzField, _ random: inout SeededGenerator
  ) -> any FuzzGroup {
    source == .sections
      ? SectionsGroup<Item, Cell>(self, numbers, field, &random) : ListGroup<Item, Cell>(self, numbers, field, &random)
  }
}
