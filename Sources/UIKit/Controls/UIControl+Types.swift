extension UIControl {
  /// The events of a control, for which you add actions.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set, one for each event.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch begins in the control for the second or a later time in short succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch that began in the control moves outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changes the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user performs the main action of the control, such as a tap on a button or a change of value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu of the control is about to appear.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of text begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changes the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of text ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends the editing of text.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// The bits for custom events of an app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, which can be combined.
  public struct State: OptionSet, Sendable {
    /// The bits of the set, one for each state.
    public let rawValue: UInt

    /// Creates a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The default state: enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// The state of a control that the user touches.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a disabled control.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a selected control.
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a control that has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for custom states of an app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignments of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Content is centered.
    case center
    /// Content is at the top.
    case top
    /// Content is at the bottom.
    case bottom
    /// Content fills the height.
    case fill
  }

  /// The horizontal alignments of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Content is centered.
    case center
    /// Content is at the left side.
    case left
    /// Content is at the right side.
    case right
    /// Content fills the width.
    case fill
    /// Content is at the leading side.
    case leading
    /// Content is at the trailing side.
    case trailing
  }
}
