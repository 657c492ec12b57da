/// Values that were set for single states of a control, such as images.
struct ValuesByState<Value> {
  private var values: [UInt: Value] = [:]

  /// The value that was set for exactly a state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value to show in a state: the one that was set for it, or else the normal state's.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }

  var isEmpty: Bool { values.isEmpty }
}
