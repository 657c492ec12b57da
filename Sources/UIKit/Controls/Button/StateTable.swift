/// Values for the states of a control; what is not set for a state is as in the normal one.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// Sets the value for exactly this state; nil for the normal one's.
  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }

  /// The value for exactly this state.
  func exact(_ state: UIControl.State) -> Value? { values[state] }

  /// The value for the state, or else the normal one. A combination of states has nothing of its parts.
  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

  var isEmpty: Bool { values.isEmpty }
}
