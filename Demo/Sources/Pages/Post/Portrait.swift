/// Someone's face, put together from parts.
struct Portrait: Hashable, Sendable {
  let style: Hair
  let wears: [Accessory]
  let skin, hair, clothes, ground: Colour

  /// How the hair is worn, or what covers it. The file names them.
  enum Hair: String, CaseIterable, Sendable {
    case short, bob, bun, curls, pigtails, long, bald, scarf
  }

  /// What else one sees. The file names them.
  enum Accessory: String, CaseIterable, Sendable {
    case glasses, beard, hat, sprig, freckles
  }
}
