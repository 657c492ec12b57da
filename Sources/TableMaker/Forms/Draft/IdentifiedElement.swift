/// A key path through an element of an array that's found by its identity.
@MainActor struct IdentifiedElement<Model> {
  /// The key path of the array.
  let array: PartialKeyPath<Model>
  /// The part of the model that it reads; `nil` if it isn't known.
  let part: DraftPart?
  /// Returns the key path with the element's identity, for messages.
  let name: () -> String
  /// Returns whether the edited model has the element.
  let isThere: (DraftValues<Model>) -> Bool
  /// Returns whether a model has the element.
  let isIn: (Model) -> Bool
  /// Copies the element to a model that lacks it, or removes it from a model that has it.
  let lend: (_ model: inout Model, _ other: Model) -> Void

  init<Element>(
    _ property: PartialKeyPath<Element>, of key: ElementKey<Element>, in array: WritableKeyPath<Model, [Element]>,
    named arrayName: @escaping () -> String, part: DraftPart?
  ) {
    (self.array, self.part) = (array, part)
    name = { "\(arrayName())[\(key.id)]" + "\(property)".dropFirst("\\\(Element.self)".count) }
    isThere = { key.index(in: $0.value(at: array)) != nil }
    isIn = { key.index(in: $0[keyPath: array]) != nil }
    lend = { model, other in
      let theirs = other[keyPath: array]
      if let index = key.index(in: theirs) {
        let end = min(index, model[keyPath: array].count)
        model[keyPath: array].insert(theirs[index], at: end)
      } else if let index = key.index(in: model[keyPath: array]) {
        model[keyPath: array].remove(at: index)
      }
    }
  }
}

/// A value in an element of an object's array. Reading and writing it reads and writes the array, so that an edit of the
/// array and one of its element are one field.
@MainActor final class ElementRedirect<Model, Value> {
  let read: (inout DraftValues<Model>) -> Value
  let write: (FormDraft<Model>, Value, DraftHistory<Model>.Kind) -> Void

  init<Element>(
    _ property: WritableKeyPath<Element, Value>, of key: ElementKey<Element>,
    in array: WritableKeyPath<Model, [Element]>
  ) {
    read = { $0.readValue(at: array)[element: key][keyPath: property] }
    write = { draft, value, kind in
      var elements = draft.values.readValue(at: array)
      guard key.index(in: elements) != nil else { return }
      elements[element: key][keyPath: property] = value
      draft.write(elements, at: array, kind)
    }
  }
}
