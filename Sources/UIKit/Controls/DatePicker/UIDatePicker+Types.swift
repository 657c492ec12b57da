extension UIDatePicker {
  /// The modes of a date picker, which determine the components that it shows.
  public enum Mode: Int, Sendable {
    /// A mode that shows a time of day.
    case time
    /// A mode that shows a day.
    case date
    /// A mode that shows a day and a time.
    case dateAndTime
    /// A mode that shows the hours and minutes of a countdown.
    case countDownTimer
  }
}

/// The styles of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style of the mode, which is `wheels` for a countdown, and `compact` for the others.
  case automatic
  /// A style that shows spinning columns.
  case wheels
  /// A style that shows the date and the time as text.
  ///
  /// A tap opens the view that changes them.
  case compact
  /// A style that shows a calendar, or spinning columns if the mode has only a time.
  case inline
}
