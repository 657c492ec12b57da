/// A key path through an element of an array or an optional, which must not be used with a model that lacks it.
///
/// A key path can't report whether it leads to a value, and Swift traps if it doesn't. The key path's description names
/// the properties on its way, which identifies the array and its number of elements. To find the index, TableMaker
/// writes to a copy.
@MainActor final class ElementPath<Model> {
  private let field: DraftField<Model>
  private let place: ElementPlace<Model>
  private var container: ElementContainer<Model> { place.container }
  /// The number of elements with which the key path is known to lead to one.
  private let knownCount: Int
  private var index: Int?
  private var isUnknown = false

  init(_ field: DraftField<Model>, at place: ElementPlace<Model>, in model: Model) {
    self.field = field
    self.place = place
    knownCount = place.container.count(model)
    if !place.isInArray { index = 0 }
  }

  /// Returns whether the key path leads to a value in a model.
  func leads(into model: Model) -> Bool {
    let count = container.count(model)
    if let index { return index < count }
    if count >= knownCount { return true }
    guard count > 0, !isUnknown else { return false }
    index = findIndex(in: model)
    isUnknown = index == nil
    return index.map { $0 < count } ?? false
  }

  /// The name of the array.
  var key: String { container.key }

  /// Returns the number of elements in a model.
  var count: (Model) -> Int { container.count }

  /// Copies all elements of another model to a model, at the same indexes.
  func lend(to model: inout Model, from other: Model) { container.replace(&model, other) }

  /// Returns the element's index.
  ///
  /// Writes through the key path to a copy with more elements, and finds the element that differs.
  private func findIndex(in model: Model) -> Int? {
    guard place.hasPlainRest else { return nil }
    var before = model
    container.pad(&before, knownCount + 64)
    let value = field.read(before)
    guard let other = field.differing(value) else { return nil }
    var after = before
    field.write(&after, other)
    guard field.hasSameValue(field.read(after), other) == true else { return nil }
    func isIn(_ range: Range<Int>) -> Bool {
      var mixed = before
      container.mix(&mixed, after, range)
      return field.hasSameValue(field.read(mixed), other) == true
    }
    var range = 0..<container.count(before)
    // Rows usually follow each other, so the next index is a good guess.
    let guess = container.nextGuess
    if range.contains(guess), isIn(guess..<guess + 1) { range = guess..<guess + 1 }
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = isIn(range.lowerBound..<middle) ? range.lowerBound..<middle : middle..<range.upperBound
    }
    guard isIn(range) else { return nil }
    container.nextGuess = range.lowerBound + 1
    return range.lowerBound
  }
}

/// The array or optional that the key paths with one description lead through.
@MainActor struct ElementPlace<Model> {
  fileprivate let container: ElementContainer<Model>
  /// A Boolean value that indicates whether the rest of the key path leads to a value in each element.
  fileprivate let hasPlainRest: Bool
  fileprivate let isInArray: Bool

  /// Creates a place; `nil` if the key path leads to a value in each model, or if that isn't known.
  init?(_ description: String, in model: Model) {
    let steps = KeyPathStep.steps(of: description, root: Model.self)
    guard let place = steps.firstIndex(where: \.mayBeMissing) else { return nil }
    let labels = steps[..<place].compactMap(\.label)
    isInArray = steps[place] == .element
    guard labels.count == place, !labels.isEmpty,
      let container = ElementContainer(labels, in: model, isArray: isInArray)
    else { return nil }
    self.container = container
    hasPlainRest = !steps[(place + 1)...].contains(where: \.mayBeMissing)
  }
}

/// An array or an optional in a model, found by the names of the properties on the way to it.
@MainActor private struct ElementContainer<Model> {
  let count: (Model) -> Int
  let pad: (inout Model, Int) -> Void
  let mix: (inout Model, Model, Range<Int>) -> Void
  let replace: (inout Model, Model) -> Void
  let key: String

  private let guess = ElementGuess()
  /// The index after the one that was found last.
  var nextGuess: Int {
    get { guess.next }
    nonmutating set { guess.next = newValue }
  }

  init?(_ labels: [String], in model: Model, isArray: Bool) {
    var (value, offset): (Any, Int) = (model, 0)
    for label in labels {
      guard let field = StoredField.find(label, in: value) else { return nil }
      value = field.value
      offset += field.offset
    }
    guard let type = Swift.type(of: value) as? any Elements.Type, type.isArray == isArray,
      StoredField.isValue(value, at: offset, in: model)
    else { return nil }
    key = "\(Model.self).\(labels.joined(separator: "."))"
    count = { model in withUnsafePointer(to: model) { type.count(at: UnsafeRawPointer($0) + offset) } }
    pad = { model, count in
      withUnsafeMutablePointer(to: &model) { type.pad(at: UnsafeMutableRawPointer($0) + offset, to: count) }
    }
    mix = { model, other, range in
      withUnsafePointer(to: other) { other in
        withUnsafeMutablePointer(to: &model) {
          type.mix(at: UnsafeMutableRawPointer($0) + offset, with: UnsafeRawPointer(other) + offset, range)
        }
      }
    }
    replace = { model, other in
      withUnsafePointer(to: other) { other in
        withUnsafeMutablePointer(to: &model) {
          type.replace(at: UnsafeMutableRawPointer($0) + offset, with: UnsafeRawPointer(other) + offset)
        }
      }
    }
  }
}

@MainActor private final class ElementGuess {
  var next = 0
}

/// A value that contains elements, in the memory of a model.
private protocol Elements {
  static var isArray: Bool { get }
  static func count(at place: UnsafeRawPointer) -> Int
  /// Repeats the elements up to a count.
  static func pad(at place: UnsafeMutableRawPointer, to count: Int)
  /// Copies a range of elements from another value with as many elements.
  static func mix(at place: UnsafeMutableRawPointer, with other: UnsafeRawPointer, _ range: Range<Int>)
}

extension Elements {
  fileprivate static func replace(at place: UnsafeMutableRawPointer, with other: UnsafeRawPointer) {
    place.assumingMemoryBound(to: Self.self).pointee = other.assumingMemoryBound(to: Self.self).pointee
  }
}

extension Array: Elements {
  fileprivate static var isArray: Bool { true }

  fileprivate static func count(at place: UnsafeRawPointer) -> Int {
    place.assumingMemoryBound(to: Self.self).pointee.count
  }

  fileprivate static func pad(at place: UnsafeMutableRawPointer, to count: Int) {
    let array = place.assumingMemoryBound(to: Self.self)
    let own = array.pointee.count
    guard own > 0, own < count else { return }
    array.pointee += (own..<count).map { array.pointee[$0 % own] }
  }

  fileprivate static func mix(at place: UnsafeMutableRawPointer, with other: UnsafeRawPointer, _ range: Range<Int>) {
    let elements = other.assumingMemoryBound(to: Self.self).pointee[range]
    place.assumingMemoryBound(to: Self.self).pointee.replaceSubrange(range, with: elements)
  }
}

extension Optional: Elements {
  fileprivate static var isArray: Bool { false }

  fileprivate static func count(at place: UnsafeRawPointer) -> Int {
    place.assumingMemoryBound(to: Self.self).pointee == nil ? 0 : 1
  }

  fileprivate static func pad(at place: UnsafeMutableRawPointer, to count: Int) {}
  fileprivate static func mix(at place: UnsafeMutableRawPointer, with other: UnsafeRawPointer, _ range: Range<Int>) {}
}
