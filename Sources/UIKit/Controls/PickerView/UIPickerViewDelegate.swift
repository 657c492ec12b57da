public import Foundation

/// Says what is in the rows of a picker, and is notified of a choice. All methods are optional.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the styled title of a row, which is shown rather than the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which is shown rather than a title.
  ///
  /// - Parameter view: A view that showed another row and is not needed any more; nil if there is none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The user has turned a wheel to a row, and it rests.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// Each default but the last reports that the method is absent.
extension UIPickerViewDelegate {
  /// Stands for an absent method.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.delegateLacks(.width)
    return 0
  }
  /// Stands for an absent method.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    pickerView.delegateLacks(.height)
    return 0
  }
  /// Stands for an absent method.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    pickerView.delegateLacks(.title)
    return nil
  }
  /// Stands for an absent method.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    pickerView.delegateLacks(.attributedTitle)
    return nil
  }
  /// Stands for an absent method.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    pickerView.delegateLacks(.view)
    return UIView()
  }
  /// Stands for an absent method.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
