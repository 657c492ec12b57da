/// A part of a key path that leads into a container: the properties on the way to it, and its kind.
struct ElementHop {
  enum Kind { case array, optional, dictionary }

  let labels: [String]
  let kind: Kind

  /// Returns the containers on a key path's way, the outermost first.
  ///
  /// - Returns: The containers; the stored properties after the last one, or `nil` if there are others; and whether they're all that a model can lack. A container behind a computed property
  ///   has no place in the model's memory, so it isn't among them.
  static func hops(in steps: [KeyPathStep]) -> (hops: [ElementHop], labels: [String]?, isWhole: Bool) {
    var (hops, labels): ([ElementHop], [String]) = ([], [])
    var position = 0
    while position < steps.count {
      let isEntry = steps[position] == .entry && steps.dropFirst(position + 1).first == .unwrapped
      let kind: Kind? =
        switch steps[position] {
        case .element: .array
        case .unwrapped: .optional
        case .entry where isEntry: .dictionary
        default: nil
        }
      if let kind {
        hops.append(ElementHop(labels: labels, kind: kind))
        labels = []
      } else if let label = steps[position].label {
        labels.append(label)
      } else {
        return (hops, nil, !steps[position...].contains(where: \.mayBeMissing))
      }
      position += isEntry ? 2 : 1
    }
    return (hops, labels, true)
  }
}

/// How many elements the containers on a way have.
struct ElementShape: Equatable {
  /// The shape of an element without a container.
  static var leaf: ElementShape { ElementShape(count: 1) }

  var count = 0
  /// The shapes of the elements, by their keys; empty for an array that's the last container.
  var inner: [AnyHashable: ElementShape] = [:]

  /// A Boolean value that indicates whether a key path can lead to a value.
  var hasLeaf: Bool { count > 0 && (inner.isEmpty || inner.values.contains(where: \.hasLeaf)) }

  /// Returns whether a key path that leads to a value in another shape does so in this one.
  func contains(_ other: ElementShape) -> Bool {
    count >= other.count && other.inner.allSatisfy { inner[$0.key]?.contains($0.value) == true }
  }
}

/// The way of key paths from a value into a container, and from each of its elements into the next one.
@MainActor protocol ElementWay<Root> {
  associatedtype Root

  /// The bytes of the first container in the value.
  var bytes: Range<Int> { get }

  func shape(of root: Root) -> ElementShape

  /// Returns whether the containers have the elements of keys.
  func leads(into root: Root, along keys: ArraySlice<AnyHashable>) -> Bool

  /// Returns the first value that meets a condition, in which each container has at least the elements of shapes, all
  /// alike; `nil` if there's none.
  func filled(_ root: Root, like shapes: [ElementShape], where meets: (Root) -> Bool) -> Root?

  /// Finds the keys along which the end of the way differs between two values with the same keys.
  ///
  /// - Parameter isAfter: A closure that returns whether the end is that of `after` in a mixture of the two.
  func keys(from before: Root, to after: Root, _ isAfter: (Root) -> Bool) -> [AnyHashable]?

  /// Copies the innermost container along keys that both values have. One of the values lacks the end of the way.
  func copy(to root: inout Root, from other: Root, along keys: ArraySlice<AnyHashable>)
}

/// Returns the way through containers; `nil` if the memory of a value isn't known to have the first one.
@MainActor func elementWay<Root>(_ hops: ArraySlice<ElementHop>, in root: Root) -> (any ElementWay<Root>)? {
  guard let hop = hops.first else { return nil }
  var (value, offset): (Any, Int) = (root, 0)
  for label in hop.labels {
    guard let field = StoredField.find(label, in: value) else { return nil }
    value = field.value
    offset += field.offset
  }
  guard let type = Swift.type(of: value) as? any Elements.Type, type.kind == hop.kind,
    StoredField.areInPlace(in: root)
  else { return nil }
  func way<Container: Elements>(_ type: Container.Type) -> any ElementWay<Root> {
    ContainerWay<Root, Container>(at: offset, then: hops.dropFirst())
  }
  return way(type)
}

@MainActor private final class ContainerWay<Root, Container: Elements>: ElementWay {
  private let offset: Int
  private let hops: ArraySlice<ElementHop>
  /// The way in each element, which is known as soon as there's one.
  private var next: (any ElementWay<Container.Content>)?
  private var isBlocked = false
  /// The position after the one that was found last. Rows usually follow each other.
  private var guess = 0

  init(at offset: Int, then hops: ArraySlice<ElementHop>) {
    self.offset = offset
    self.hops = hops
  }

  var bytes: Range<Int> { offset..<offset + MemoryLayout<Container>.size }

  private func container(of root: Root) -> Container {
    withUnsafePointer(to: root) {
      (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Container.self).pointee
    }
  }

  private func change(_ root: inout Root, _ body: (inout Container) -> Void) {
    withUnsafeMutablePointer(to: &root) {
      body(&(UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Container.self).pointee)
    }
  }

  /// Returns the way in the elements; `nil` if this container is the last one.
  private func next(in element: Container.Content) -> (any ElementWay<Container.Content>)? {
    if next == nil, !hops.isEmpty, !isBlocked {
      next = elementWay(hops, in: element)
      isBlocked = next == nil
    }
    return next
  }

  func shape(of root: Root) -> ElementShape {
    let container = container(of: root)
    var shape = ElementShape(count: container.elementCount)
    guard !hops.isEmpty || Container.kind == .dictionary else { return shape }
    for key in container.elementKeys {
      guard let element = container[elementAt: key] else { continue }
      shape.inner[key] = next(in: element)?.shape(of: element) ?? .leaf
    }
    return shape
  }

  func leads(into root: Root, along keys: ArraySlice<AnyHashable>) -> Bool {
    guard let key = keys.first, let element = container(of: root)[elementAt: key] else { return keys.isEmpty }
    return next(in: element)?.leads(into: element, along: keys.dropFirst()) ?? true
  }

  func filled(_ root: Root, like shapes: [ElementShape], where meets: (Root) -> Bool) -> Root? {
    func filled(with element: Container.Content) -> Root {
      var root = root
      change(&root) { $0 = Container(repeating: element, like: shapes) }
      return root
    }
    let container = container(of: root)
    let inner = shapes.flatMap(\.inner.values)
    // If many elements are alike, trying all would take too long.
    for key in container.elementKeys.prefix(100) {
      guard var element = container[elementAt: key] else { continue }
      if !hops.isEmpty {
        let full = next(in: element)?.filled(element, like: inner) { meets(filled(with: $0)) }
        guard let full else { continue }
        element = full
      }
      let root = filled(with: element)
      if meets(root) { return root }
    }
    return nil
  }

  func keys(from before: Root, to after: Root, _ isAfter: (Root) -> Bool) -> [AnyHashable]? {
    let (old, new) = (container(of: before), container(of: after))
    let keys = old.elementKeys
    func isIn(_ range: Range<Int>) -> Bool {
      var mixed = before
      change(&mixed) {
        for key in keys[range] {
          if let element = new[elementAt: key] { $0.setElement(element, at: key) }
        }
      }
      return isAfter(mixed)
    }
    var range = keys.indices
    if range.contains(guess), isIn(guess..<guess + 1) { range = guess..<guess + 1 }
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = isIn(range.lowerBound..<middle) ? range.lowerBound..<middle : middle..<range.upperBound
    }
    guard !range.isEmpty, isIn(range) else { return nil }
    // The next row can lead to another value of the same element.
    guess = hops.isEmpty ? range.lowerBound + 1 : range.lowerBound
    let key = keys[range.lowerBound]
    guard !hops.isEmpty else { return [key] }
    guard let one = old[elementAt: key], let other = new[elementAt: key], let next = next(in: one) else { return nil }
    let inner = next.keys(from: one, to: other) { element in
      var mixed = before
      change(&mixed) { $0.setElement(element, at: key) }
      return isAfter(mixed)
    }
    return inner.map { [key] + $0 }
  }

  func copy(to root: inout Root, from other: Root, along keys: ArraySlice<AnyHashable>) {
    let theirs = container(of: other)
    guard let key = keys.first, !hops.isEmpty, var mine = container(of: root)[elementAt: key],
      let element = theirs[elementAt: key], let next = next(in: mine)
    else { return change(&root) { $0.copy(keys.first, from: theirs) } }
    next.copy(to: &mine, from: element, along: keys.dropFirst())
    change(&root) { $0.setElement(mine, at: key) }
  }
}
