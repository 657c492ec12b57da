/// A value that contains elements: an array, an optional, or a dictionary.
protocol Elements {
  associatedtype Content
  static var kind: ElementHop.Kind { get }
  var elementCount: Int { get }
  /// The keys of the elements. Those of an array are its indexes.
  var elementKeys: [AnyHashable] { get }
  /// The element of a key; `nil` if there's none.
  subscript(elementAt key: AnyHashable) -> Content? { get }
  /// Sets the element of a key that has one.
  mutating func setElement(_ element: Content, at key: AnyHashable)
  /// Creates a value that has an element for each key in shapes, always the same one.
  init(repeating element: Content, like shapes: [ElementShape])
  /// Copies from another value what a key leads to, which one of the two values lacks.
  mutating func copy(_ key: AnyHashable?, from other: Self)
}

extension Elements {
  mutating func copy(_ key: AnyHashable?, from other: Self) { self = other }
}

extension Array: Elements {
  static var kind: ElementHop.Kind { .array }
  var elementCount: Int { count }
  var elementKeys: [AnyHashable] { indices.map { AnyHashable($0) } }

  subscript(elementAt key: AnyHashable) -> Element? {
    guard let index = key.base as? Int, indices.contains(index) else { return nil }
    return self[index]
  }

  mutating func setElement(_ element: Element, at key: AnyHashable) {
    if let index = key.base as? Int, indices.contains(index) { self[index] = element }
  }

  init(repeating element: Element, like shapes: [ElementShape]) {
    // A row that was hidden until now can lead to an element that the array didn't have before.
    self.init(repeating: element, count: (shapes.map(\.count).max() ?? 0) + 64)
  }
}

extension Optional: Elements {
  static var kind: ElementHop.Kind { .optional }
  var elementCount: Int { self == nil ? 0 : 1 }
  var elementKeys: [AnyHashable] { self == nil ? [] : [0] }
  subscript(elementAt key: AnyHashable) -> Wrapped? { self }
  mutating func setElement(_ element: Wrapped, at key: AnyHashable) { self = element }
  init(repeating element: Wrapped, like shapes: [ElementShape]) { self = element }
}

extension Dictionary: Elements {
  static var kind: ElementHop.Kind { .dictionary }
  var elementCount: Int { count }
  var elementKeys: [AnyHashable] { keys.map { AnyHashable($0) } }
  subscript(elementAt key: AnyHashable) -> Value? { (key.base as? Key).flatMap { self[$0] } }

  mutating func setElement(_ element: Value, at key: AnyHashable) {
    if let key = key.base as? Key { self[key] = element }
  }

  init(repeating element: Value, like shapes: [ElementShape]) {
    let keys = shapes.flatMap { $0.inner.keys.compactMap { $0.base as? Key } }
    self.init(keys.map { ($0, element) }) { first, _ in first }
  }

  mutating func copy(_ key: AnyHashable?, from other: Self) {
    guard let key = key?.base as? Key else { return self = other }
    self[key] = other[key]
  }
}
