/// A step of a key path, as its description names it.
enum KeyPathStep: Equatable {
  /// A stored property, by its name.
  case stored(String)
  /// An element of an array.
  case element
  /// The wrapped value of an optional.
  case unwrapped
  /// Something that is computed, or has no name.
  case other

  /// A Boolean value that indicates whether a model may lack what the step leads to.
  var mayBeMissing: Bool { self == .element || self == .unwrapped }

  var label: String? { if case .stored(let label) = self { label } else { nil } }

  /// The steps of a key path from its root on, by its description; none if that is not understood.
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

  /// How a description begins an element of an array, whatever that holds: `<computed 0x00007fd2 (`.
  private static let elementStep: String = {
    let steps = parse((\[Int].[0] as AnyKeyPath).debugDescription.dropFirst("\\\([Int].self)".count))
    guard steps.count == 1, let end = steps[0].firstIndex(of: "("), steps[0].hasPrefix("<computed ") else { return "" }
    return String(steps[0][...end])
  }()

  /// Splits `.names.<computed 0x00007fd2 (Guest)>.host!.name`; a type may have dots and brackets of its own.
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

/// A stored property of a struct: where it lies in it, and what it has.
struct StoredField {
  let offset: Int
  let value: Any

  /// Returns a property by its name; nil unless the value is a struct that consists of its properties, one after the other.
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

  /// The layout of a type that is known at run time.
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
