import TestSupport

extension GroupSpec {
  /// Makes the group of this specification.
  @MainActor func make(_ numbers: Numbers, seed: Int) -> any FuzzGroup {
    var random = SeededGenerator(seed: seed &* 31 &+ number)
    return switch item {
    case .known: make(Known.self, numbers, &random)
    case .opaque: make(Opaque.self, numbers, &random)
    case .value: make(Value.self, numbers, &random)
    case .keyed: make(Keyed.self, numbers, &random)
    case .opaqueKeyed: make(OpaqueKeyed.self, numbers, &random)
    case .placed: make(Placed.self, numbers, &random)
    case .opaquePlaced: make(OpaquePlaced.self, numbers, &random)
    }
  }

  @MainActor private func make<Item: FuzzItem>(
    _ item: Item.Type, _ numbers: Numbers, _ random: inout SeededGenerator
  ) -> any FuzzGroup {
    switch cell {
    case .plain: make(item, PlainFuzzCell.self, numbers, &random)
    case .block: make(item, BlockFuzzCell.self, numbers, &random)
    case .text: make(item, TextFuzzCell.self, numbers, &random)
    }
  }

  @MainActor private func make<Item: FuzzItem, Cell: FuzzCell>(
    _ item: Item.Type, _ cell: Cell.Type, _ numbers: Numbers, _ random: inout SeededGenerator
  ) -> any FuzzGroup {
    source == .sections
      ? SectionsGroup<Item, Cell>(self, numbers, &random) : ListGroup<Item, Cell>(self, numbers, &random)
  }
}
