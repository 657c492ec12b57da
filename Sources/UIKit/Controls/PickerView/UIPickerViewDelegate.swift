public import Foundation

/// The delegate of a picker, which provides the contents of rows and is notified of a choice.
///
/// All methods are optional.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a column, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows in a column, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the attributed title of a row, which overrides the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which overrides the titles.
  ///
  /// - Parameter view: An unused view of another row, or `nil` if there is none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Notifies the delegate that a column stopped at a row after the user spun it.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// Each default implementation except the last records that the delegate lacks the method.
extension UIPickerViewDelegate {
  /// The default implementation, which the picker ignores.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.delegateLacks(.width)
    return 0
  }
  /// The default implementation, which the picker ignores.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    pickerView.delegateLacks(.height)
    return 0
  }
  /// The default implementation, which the picker ignores.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    pickerView.delegateLacks(.title)
    return nil
  }
  /// The default implementation, which the picker ignores.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    pickerView.delegateLacks(.attributedTitle)
    return nil
  }
  /// The default implementation, which the picker ignores.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    pickerView.delegateLacks(.view)
    return UIView()
  }
  /// The default implementation, which does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
