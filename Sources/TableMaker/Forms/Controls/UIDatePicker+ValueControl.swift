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
        self?.countDownDuration = length
        return self?.date ?? Date()
      })
  }
}
