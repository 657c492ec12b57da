/// Values for the states of a control, such as images.
struct ValuesByState<Value> {
  private var values: [UInt: Value] = [:]

  /// The value for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Returns the value for a state, or the normal state's value.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }

  var isEmpty: Bool { values.isEmpty }
}
