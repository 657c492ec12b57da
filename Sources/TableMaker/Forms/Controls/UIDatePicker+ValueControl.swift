public import Foundation
public import UIKit

extension UIDatePicker: ValueControl {
  /// The date. One outside of the picker's bounds is shown as the nearer of them.
  public var controlValue: Date {
    get { date }
    set { setDate(newValue, animated: window != nil) }
  }
}

extension UIDatePicker {
  /// The picker of a countdown, with its length in seconds.
  public var countDown: ConvertedControl<UIDatePicker, TimeInterval> {
    ConvertedControl(
      self, read: { [weak self] date in self?.countDownDuration ?? 0 },
      write: { [weak self] length in
        // What is no number, and none of the seconds that a countdown can have, would make a date that is none.
        if length.isFinite { self?.countDownDuration = min(max(length, 60), 24 * 60 * 60 - 60) }
        return self?.date ?? Date()
      })
  }
}
