/// A step in the description of a key path.
enum KeyPathStep: Equatable {
  /// A stored property with its name.
  case stored(String)
  /// An element of an array.
  case element
  /// The value of a key in a dictionary, which is an optional.
  case entry
  /// The wrapped value of an optional.
  case unwrapped
  /// A computed property, or one without a name.
  case other

  /// A Boolean value that indicates whether a model can lack the value.
  var mayBeMissing: Bool { self == .element || self == .unwrapped }

  var label: String? { if case .stored(let label) = self { label } else { nil } }

  /// Returns the steps in a key path's description, starting at its root; an empty array if it can't be parsed.
  static func steps(of description: String, root: Any.Type) -> [KeyPathStep] {
    let start = "\\\(root)"
    guard description.hasPrefix(start) else { return [] }
    return parse(description.dropFirst(start.count)).map { step in
      if step == "!" { return .unwrapped }
      if step == "?" { return .other }
      guard step.hasPrefix("<") else { return .stored(String(step)) }
      return known.first { step.hasPrefix($0.start) }?.step ?? .other
    }
  }

  /// The beginnings of elements and entries in a description, for any type: `<computed 0x00007fd2 (`.
  private static let known: [(start: String, step: KeyPathStep)] = {
    func start<Root>(_ keyPath: PartialKeyPath<Root>) -> String? {
      let steps = parse(keyPath.debugDescription.dropFirst("\\\(Root.self)".count))
      guard steps.count == 1, steps[0].hasPrefix("<computed "), let end = steps[0].firstIndex(of: "(") else {
        return nil
      }
      return String(steps[0][...end])
    }
    let samples = [(start(\[Int].[0]), KeyPathStep.element), (start(\[Int: Int].[0]), .entry)]
    return samples.compactMap { start, step in start.map { ($0, step) } }
  }()

  /// Splits `.names.<computed 0x00007fd2 (Guest)>.host!.name`. Types can contain dots and brackets.
  private static func parse(_ text: Substring) -> [Substring] {
    var (steps, depth): ([Substring], Int) = ([], 0)
    var start = text.startIndex
    func end(_ position: Substring.Index) { if start < position { steps.append(text[start..<position]) } }
    for position in text.indices {
      switch text[position] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ".", "!", "?":
        guard depth == 0 else { continue }
        end(position)
        start = text.index(after: position)
        if text[position] != "." { steps.append(text[position..<start]) }
      default: break
      }
    }
    end(text.endIndex)
    return steps
  }
}

/// A stored property of a structure, with its offset and value.
struct StoredField {
  let offset: Int
  let value: Any

  /// Returns a property by its name; `nil` unless the value is a structure with only consecutive stored properties.
  static func find(_ label: String, in value: Any) -> StoredField? {
    properties(of: value)?.first { $0.label == label }.map { StoredField(offset: $0.offset, value: $0.value) }
  }

  private static func properties(of value: Any) -> [(label: String?, offset: Int, value: Any)]? {
    guard !(value is any CustomReflectable) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else { return nil }
    var (end, properties): (Int, [(String?, Int, Any)]) = (0, [])
    for child in mirror.children {
      let layout = Layout(Swift.type(of: child.value))
      let start = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      properties.append((child.label, start, child.value))
      end = start + layout.size
    }
    return end == Layout(Swift.type(of: value)).size ? properties : nil
  }

  /// Returns whether the memory of a value has its properties where a mirror finds them.
  ///
  /// A mirror shows the dynamic types of properties. If one is declared as an existential, the offsets of others can be
  /// wrong, so an offset isn't used before all values are found in their places.
  static func areInPlace<Root>(in root: Root) -> Bool {
    withUnsafeBytes(of: root) { isInPlace(root, at: 0, in: $0) }
  }

  private static func isInPlace(_ value: Any, at offset: Int, in memory: UnsafeRawBufferPointer) -> Bool {
    let layout = Layout(Swift.type(of: value))
    guard offset % layout.alignment == 0, offset + layout.size <= memory.count else { return false }
    // The bytes between properties, of `nil`, and of an enumeration's other cases can differ in each copy.
    if let properties = properties(of: value) {
      return properties.allSatisfy { isInPlace($0.value, at: offset + $0.offset, in: memory) }
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first?.value, isWrapped(wrapped, in: value) else { return true }
      return isInPlace(wrapped, at: offset, in: memory)
    case .struct, .enum, .tuple: return true
    case nil where !mirror.children.isEmpty: return true
    default: return hasBytes(value, at: offset, in: memory)
    }
  }

  /// Returns whether an optional is declared with the type of its value, and not as an existential.
  private static func isWrapped(_ value: Any, in optional: Any) -> Bool {
    func content<Container: Elements>(_ type: Container.Type) -> Any.Type { Container.Content.self }
    return (Swift.type(of: optional) as? any Elements.Type).map { content($0) } == Swift.type(of: value)
  }

  private static func hasBytes(_ value: Any, at offset: Int, in memory: UnsafeRawBufferPointer) -> Bool {
    func hasBytes<Value>(_ value: Value) -> Bool {
      withUnsafeBytes(of: value) { memory[offset..<offset + $0.count].elementsEqual($0) }
    }
    return _openExistential(value, do: hasBytes)
  }

  /// The layout of a type that's known only at run time.
  private struct Layout {
    let size: Int
    let alignment: Int

    init(_ type: Any.Type) {
      func layout<Value>(_ type: Value.Type) -> (Int, Int) {
        (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
      }
      (size, alignment) = _openExistential(type, do: layout)
    }
  }
}
