/// A key path through elements of arrays, optionals, or dictionaries, which must not be used with a model that lacks
/// one of them.
///
/// A key path can't report whether it leads to a value, and Swift traps if it doesn't. The key path's description names
/// the properties on its way, which identifies the containers and their elements. To find the indexes and dictionary
/// keys, TableMaker reads a copy in which all elements exist, and some are different.
@MainActor final class ElementPath<Model> {
  private let field: DraftField<Model>
  private let location: ElementLocation<Model>
  /// The elements with which the key path is expected to lead to a value, or those at its first use.
  private var known: ElementShape
  private var isExpected = false
  /// A Boolean value that indicates whether the app has used the key path. A row that was never visible hasn't.
  private var isUsed = false
  private var keys: [AnyHashable]?
  private var isUnknown = false

  /// - Parameter shape: The shape of the model for which the key path was made.
  init(_ field: DraftField<Model>, at location: ElementLocation<Model>, in shape: ElementShape) {
    self.field = field
    self.location = location
    known = shape
    if location.hasOnlyOptionals { keys = location.optionalKeys }
  }

  /// Records that the app uses the key path with a model of a shape, so it leads to a value there, unless the model has
  /// lost an element since the key path was made.
  func expect(in shape: ElementShape) {
    isUsed = true
    guard !isExpected, shape.hasLeaf, shape.contains(known) else { return }
    isExpected = true
    known = shape
  }

  /// Returns whether the key path leads to a value in a model.
  func leads(into model: Model) -> Bool { leads(into: model, of: keys == nil ? shape(of: model) : known) }

  /// Returns whether the key path leads to a value in a model of a shape.
  func leads(into model: Model, of shape: ElementShape) -> Bool {
    if let keys { return location.way.leads(into: model, along: keys[...]) }
    guard isUsed, shape.hasLeaf else { return false }
    if known.hasLeaf { expect(in: shape) }
    if isExpected, shape.contains(known) { return true }
    // No copy can have a key that no dictionary ever had.
    guard isExpected || !location.hasDictionary, !isUnknown else { return false }
    keys = findKeys(in: model, of: shape)
    isUnknown = keys == nil
    return keys.map { location.way.leads(into: model, along: $0[...]) } ?? false
  }

  /// The part of the model that it reads; `nil` if it isn't known more closely than the whole.
  var part: DraftPart? { location.part(for: field.keyPath) }

  /// A name for the way, which other key paths can have too.
  var way: String { location.name }

  /// Returns the elements of a model on the way.
  func shape(of model: Model) -> ElementShape { location.way.shape(of: model) }

  /// Copies to a model what another model has in place of the element, one of which lacks it.
  func lend(to model: inout Model, from other: Model) {
    location.way.copy(to: &model, from: other, along: (keys ?? [])[...])
  }

  /// Returns the keys of the elements on the way.
  private func findKeys(in model: Model, of shape: ElementShape) -> [AnyHashable]? {
    let shapes = [known, shape]
    guard location.isWhole, let before = location.way.filled(model, like: shapes, where: { _ in true }) else {
      return nil
    }
    let value = field.read(before)
    func differs(_ model: Model) -> Bool { field.hasSameValue(field.read(model), value) == false }
    // Another element can have a value that differs.
    let after = written(before, value) ?? location.way.filled(model, like: shapes, where: differs)
    guard let after else { return nil }
    let other = field.read(after)
    return location.way.keys(from: before, to: after) { field.hasSameValue(field.read($0), other) == true }
  }

  /// Returns a copy of a model with another value; `nil` if none is known, or if it would change an object.
  private func written(_ model: Model, _ value: any AnyKeptValue) -> Model? {
    guard !field.isBesideModel, let other = field.differing(value) else { return nil }
    var model = model
    field.write(&model, other)
    return field.hasSameValue(field.read(model), other) == true ? model : nil
  }
}

/// The containers that the key paths with one description lead through.
@MainActor struct ElementLocation<Model> {
  let name: String
  let way: any ElementWay<Model>
  /// A Boolean value that indicates whether the rest of the key path leads to a value in each element.
  let isWhole: Bool
  private let kinds: [ElementHop.Kind]
  /// The stored properties after the last container; `nil` if there are others.
  private let labels: [String]?

  /// Creates a place; `nil` if the key path leads to a value in each model, or if that isn't known.
  init?(_ description: String, in model: Model) {
    let (hops, labels, isWhole) = ElementHop.hops(in: KeyPathStep.steps(of: description, root: Model.self))
    self.labels = labels
    guard let way = elementWay(hops[...], in: model) else { return nil }
    (self.way, self.isWhole) = (way, isWhole)
    kinds = hops.map(\.kind)
    name = hops.map { "\($0.labels.joined(separator: ".")) \($0.kind)" }.joined(separator: ".")
  }

  /// Returns the part of the model that one of these key paths reads.
  func part(for keyPath: PartialKeyPath<Model>) -> DraftPart? {
    labels.map { labels in
      .element(ElementPart(family: .init(containers: name, labels: labels), key: keyPath, bytes: way.bytes))
    }
  }

  var hasDictionary: Bool { kinds.contains(.dictionary) }
  var hasOnlyOptionals: Bool { kinds.allSatisfy { $0 == .optional } }
  var optionalKeys: [AnyHashable] { kinds.map { _ in 0 } }
}
