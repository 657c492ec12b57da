public import Foundation
public import UIKit

extension UIDatePicker: ValueControl {
  /// The date.
  ///
  /// If it's outside the picker's bounds, the picker shows the nearer bound.
  public var controlValue: Date {
    get { date }
    set { setDate(newValue, animated: window != nil) }
  }
}

extension UIDatePicker {
  /// A view of the picker as a countdown, with its length in seconds.
  public var countDown: ConvertedControl<UIDatePicker, TimeInterval> {
    ConvertedControl(
      self, read: { [weak self] date in self?.countDownDuration ?? 0 },
      write: { [weak self] length in
        // NaN, infinity, and lengths that a countdown can't have would result in an invalid date.
        if length.isFinite { self?.countDownDuration = min(max(length, 60), 24 * 60 * 60 - 60) }
        return self?.date ?? Date()
      })
  }
}
