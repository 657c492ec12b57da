import UIKit

/// An array in a draft with rows for each of its elements.
@MainActor protocol RowElements: AnyObject {
  var draft: any FollowedDraft { get }

  /// The keys of the elements that the draft has, in order.
  var keys: [AnyHashable] { get }

  /// Returns whether changes of the draft can have inserted, removed, or moved elements.
  func mayHaveOtherKeys(after changes: DraftParts) -> Bool

  /// Creates the settings of an element's rows.
  func rows(of key: AnyHashable) -> [FormRowSettings]

  /// Changes the settings of the rows as the section and the table view require.
  var finish: (inout FormRowSettings) -> Void { get set }

  func remove(_ key: AnyHashable)

  /// Moves an element before another one.
  func move(_ key: AnyHashable, before other: AnyHashable)

  /// Moves an element after another one.
  func move(_ key: AnyHashable, after other: AnyHashable)
}

/// The element that a row shows.
struct RowElement {
  let elements: any RowElements
  let key: AnyHashable
  let isDeletable: Bool
}

/// The same, with the types of the model and of the elements.
@MainActor final class DraftElements<Model, Element: Identifiable>: RowElements {
  private let array: WritableKeyPath<Model, [Element]>
  private let model: FormDraft<Model>
  private let make: (FormElement<Model, Element>) -> [FormRowSettings]
  /// The keys of the last reading, by identity.
  private var known: [ElementKey<Element>: ElementKey<Element>] = [:]
  private var knownCount = 0
  var finish: (inout FormRowSettings) -> Void = { _ in }

  init(
    _ array: WritableKeyPath<Model, [Element]>, of model: FormDraft<Model>,
    _ make: @escaping (FormElement<Model, Element>) -> [FormRowSettings]
  ) {
    (self.array, self.model, self.make) = (array, model, make)
    // The array itself can be in an element of another one.
    model.values.follow(DraftField(array))
    model.values.expect(array)
  }

  var draft: any FollowedDraft { model }

  private var elements: [Element] {
    model.values.leads(array) ? model.values.value(at: array) : []
  }

  var keys: [AnyHashable] {
    var keys: [AnyHashable] = []
    var found: [ElementKey<Element>: ElementKey<Element>] = [:]
    var counts: [Element.ID: Int] = [:]
    let elements = elements
    for (index, element) in elements.enumerated() {
      let occurrence = counts[element.id, default: 0]
      counts[element.id] = occurrence + 1
      let new = ElementKey(element, occurrence: occurrence, at: index)
      let key = known[new] ?? new
      key.index = index
      found[key] = key
      keys.append(key)
    }
    (known, knownCount) = (found, elements.count)
    return keys
  }

  func mayHaveOtherKeys(after changes: DraftParts) -> Bool {
    guard changes.isOfElementsAlone else { return changes.overlaps(DraftParts(model.values.part(of: array))) }
    let elements = elements
    guard elements.count == knownCount else { return true }
    // An element can have another identity.
    let changed = changes.elements.families.filter { $0.key.containers == AnyHashable(array) }.flatMap(\.value.keys)
    if changed.contains(where: { ($0 as? ElementKey<Element>)?.index(in: elements) == nil }) { return true }
    if case .element = model.values.part(of: array) {
      return changes.overlaps(DraftParts(model.values.part(of: array)))
    }
    guard case .bytes(let bytes) = model.values.part(of: array) else { return true }
    return changes.elements.families.contains {
      $0.key.containers != AnyHashable(array) && $0.value.bytes.overlaps(bytes)
    }
  }

  func rows(of key: AnyHashable) -> [FormRowSettings] {
    guard let key = key as? ElementKey<Element> else { return [] }
    var rows = make(FormElement(key, in: array, of: model))
    for index in rows.indices {
      finish(&rows[index])
      rows[index].elements?.finish = finish
    }
    return rows
  }

  func remove(_ key: AnyHashable) {
    var elements = elements
    guard let index = (key as? ElementKey<Element>)?.index(in: elements) else { return }
    elements.remove(at: index)
    model.endStep()
    model.write(elements, at: array, .single)
  }

  func move(_ key: AnyHashable, before other: AnyHashable) { move(key, to: other, offset: 0) }

  func move(_ key: AnyHashable, after other: AnyHashable) { move(key, to: other, offset: 1) }

  private func move(_ key: AnyHashable, to other: AnyHashable, offset: Int) {
    var elements = elements
    guard let start = (key as? ElementKey<Element>)?.index(in: elements),
      let target = (other as? ElementKey<Element>)?.index(in: elements)
    else { return }
    let end = target + offset - (start < target ? 1 : 0)
    guard end != start else { return }
    elements.insert(elements.remove(at: start), at: end)
    model.endStep()
    model.write(elements, at: array, .single)
  }

  /// Adds an element at the end.
  func append(_ element: Element) {
    guard model.values.leads(array) else { return }
    model.endStep()
    model.write(elements + [element], at: array, .single)
  }
}
