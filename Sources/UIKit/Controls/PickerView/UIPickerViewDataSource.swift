public import Foundation

/// An object that provides the numbers of columns and rows in a picker.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
