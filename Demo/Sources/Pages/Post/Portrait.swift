/// A face, put together from parts.
struct Portrait: Hashable, Sendable {
  let style: Hair
  let wears: [Accessory]
  let skin, hair, clothes, ground: Color

  /// The styles of the hair, or its covering. The file names them. The file names them.
  enum Hair: String, CaseIterable, Sendable {
    case short, bob, bun, curls, pigtails, long, bald, scarf
  }

  /// The accessories. The file names them. The file names them.
  enum Accessory: String, CaseIterable, Sendable {
    case glasses, beard, hat, sprig, freckles
  }
}
