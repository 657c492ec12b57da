import Foundation

/// A field's value. Code that knows its key path also knows its type.
///
/// It's a separate type, so a field's `nil` isn't confused with a missing value.
struct KeptValue<Value>: AnyKeptValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  var any: Any { value }
}

/// A field's value of any type.
protocol AnyKeptValue {
  /// The value itself.
  var any: Any { get }
}

/// Returns the equality of a type; `nil` if the type isn't `Equatable`.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func equality<Same: Equatable>(_ type: Same.Type) -> (Value, Value) -> Bool {
    // The types are equal, but the compiler only knows that this one is `Equatable`.
    { unsafeBitCast($0, to: Same.self) == unsafeBitCast($1, to: Same.self) }
  }
  return (Value.self as? any Equatable.Type).map { equality($0) }
}

/// Returns whether two values are equal; `nil` if they can't be compared.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool? { equality(of: Value.self)?(one, other) }

/// The value at a key path to an element that a model lacks.
struct MissingValue<Model>: AnyKeptValue {
  /// The model that lacks it.
  let model: Model

  var any: Any { Nothing() }

  private struct Nothing: CustomStringConvertible {
    let description = "no such element"
  }
}

/// Returns a different value of a type; `nil` if none is known.
func otherValue<Value>(than value: Value) -> Value? {
  func number<Number: Numeric>(_ number: Number) -> Any { number == 0 ? 1 as Number : 0 as Number }
  func element<Elements: RangeReplaceableCollection>(_ elements: Elements) -> Any? {
    elements.isEmpty ? nil : Elements()
  }
  func first<Case: CaseIterable>(_ value: Case) -> Any? { Case.allCases.first { isSame($0, value) == false } }
  // Checks the type, because a `nil` isn't a value of the wrapped type.
  if let type = Value.self as? any ExpressibleByNilLiteral.Type {
    let missing = nilValue(of: type)
    if let missing = missing as? Value, isSame(missing, value) == false { return missing }
  }
  let other: Any? =
    switch value as Any {
    case let text as String: text + " "
    case let isOn as Bool: !isOn
    case let date as Date: Date(timeIntervalSinceReferenceDate: date == Date(timeIntervalSinceReferenceDate: 0) ? 1 : 0)
    case let value as any Numeric: number(value)
    case let value as any CaseIterable: first(value)
    case let value as any RangeReplaceableCollection: element(value)
    default: nil
    }
  return other.flatMap { $0 as? Value }
}

private func nilValue<Value: ExpressibleByNilLiteral>(of type: Value.Type) -> Any { Value(nilLiteral: ()) }
