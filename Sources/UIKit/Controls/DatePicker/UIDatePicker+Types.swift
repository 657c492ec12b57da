extension UIDatePicker {
  /// What a date picker asks for.
  public enum Mode: Int, Sendable {
    /// The time of a day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// Hours and minutes of a countdown.
    case countDownTimer
  }
}

/// The looks of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The usual one of the mode: wheels for a countdown, and else compact.
  case automatic
  /// Wheels.
  case wheels
  /// The date and the time as texts; a tap opens what changes them.
  case compact
  /// A calendar; wheels for a time alone.
  case inline
}
