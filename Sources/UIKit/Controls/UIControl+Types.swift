extension UIControl {
  /// The events of a control; actions are added for events.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set, one for each event.
    public let rawValue: UInt

    /// Makes a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger is put down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is put down a second or further time in short succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that was put down in the control moves outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changes the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user does what the control is there for: taps a button, changes a value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu of the control is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user begins to edit text.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changes text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user leaves a text.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user ends the editing of text by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits for events of an app's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control; several may hold together.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each state.
    public let rawValue: UInt

    /// Makes a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The default state: enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a control that ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a selected control.
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a control that has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for states of an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The alignments of content between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The middle.
    case center
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The whole height.
    case fill
  }

  /// The alignments of content between the sides.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The middle.
    case center
    /// The left side.
    case left
    /// The right side.
    case right
    /// The whole width.
    case fill
    /// Alignment at the side where reading begins.
    case leading
    /// Alignment at the side where reading ends.
    case trailing
  }
}
