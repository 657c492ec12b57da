/// Values for the states of a control. A state without a value uses the value of the normal state.
struct StateTable<Value> {
  private var values: [UInt: Value] = [:]

  /// Sets the value for exactly this state. If `value` is `nil`, the state uses the normal state's value.
  mutating func set(_ value: Value?, for state: UIControl.State) { values[state.rawValue] = value }

  /// Returns the value for exactly this state.
  func exact(_ state: UIControl.State) -> Value? { values[state.rawValue] }

  /// Returns the value for the state, or the normal state's value. A combination of states doesn't use the values of
  /// its parts.
  func value(for state: UIControl.State) -> Value? { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }

  var isEmpty: Bool { values.isEmpty }
}
