/// An element of an array in a draft, which rows of a form show.
///
/// A property of it is a key path of the draft's model, for the element wherever it moves in the array:
///
/// ```swift
/// .rows(for: \.passengers, of: draft) { rows, passenger in
///   rows.textField("Name", passenger.name, of: draft)
/// }
/// ```
@preconcurrency @MainActor @dynamicMemberLookup public struct FormElement<Model, Element: Identifiable> {
  /// The element's identity.
  public let id: Element.ID
  private let array: WritableKeyPath<Model, [Element]>
  private let key: ElementKey<Element>
  private weak var draft: FormDraft<Model>?

  init(_ key: ElementKey<Element>, in array: WritableKeyPath<Model, [Element]>, of draft: FormDraft<Model>) {
    id = key.id
    (self.key, self.array, self.draft) = (key, array, draft)
  }

  /// The key path of the element.
  public var keyPath: WritableKeyPath<Model, Element> { self[dynamicMember: \.self] }

  /// The key path of a property of the element.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Element, Value>) -> WritableKeyPath<Model, Value> {
    let keyPath = array.appending(path: \[Element].[element: key]).appending(path: property)
    draft?.values.follow(keyPath, property, of: key, in: array)
    return keyPath
  }
}
