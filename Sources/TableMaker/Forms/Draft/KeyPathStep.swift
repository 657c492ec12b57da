/// A step in the description of a key path.
enum KeyPathStep: Equatable {
  /// A stored property with its name.
  case stored(String)
  /// An element of an array.
  case element
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
      return !elementStep.isEmpty && step.hasPrefix(elementStep) ? .element : .other
    }
  }

  /// The beginning of an element in a description, for any element type: `<computed 0x00007fd2 (`.
  private static let elementStep: String = {
    let steps = parse((\[Int].[0] as AnyKeyPath).debugDescription.dropFirst("\\\([Int].self)".count))
    guard steps.count == 1, let end = steps[0].firstIndex(of: "("), steps[0].hasPrefix("<computed ") else { return "" }
    return String(steps[0][...end])
  }()

  /// Splits `.names.<computed 0x00007fd2 (Guest)>.host!.name`. Types can contain dots and brackets.
  private static func parse(_ text: Substring) -> [Substring] {
    var (steps, depth): ([Substring], Int) = ([], 0)
    var start = text.startIndex
    func end(_ place: Substring.Index) { if start < place { steps.append(text[start..<place]) } }
    for place in text.indices {
      switch text[place] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ".", "!", "?":
        guard depth == 0 else { continue }
        end(place)
        start = text.index(after: place)
        if text[place] != "." { steps.append(text[place..<start]) }
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
    guard !(value is any CustomReflectable) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else { return nil }
    var (end, found): (Int, StoredField?) = (0, nil)
    for child in mirror.children {
      let layout = Layout(Swift.type(of: child.value))
      let start = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      if child.label == label { found = StoredField(offset: start, value: child.value) }
      end = start + layout.size
    }
    return end == Layout(Swift.type(of: value)).size ? found : nil
  }

  /// Returns whether a model's memory has the bytes of a value at an offset.
  ///
  /// A mirror shows the dynamic types of properties. If one is declared as an existential, the offsets of others can be
  /// wrong, so an offset isn't used before the value is found there.
  static func isValue<Model>(_ value: Any, at offset: Int, in model: Model) -> Bool {
    func isValue<Value>(_ value: Value) -> Bool {
      let (size, alignment) = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
      guard offset % alignment == 0, offset + size <= MemoryLayout<Model>.size else { return false }
      return withUnsafeBytes(of: model) { model in
        withUnsafeBytes(of: value) { model[offset..<offset + size].elementsEqual($0) }
      }
    }
    return _openExistential(value, do: isValue)
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
