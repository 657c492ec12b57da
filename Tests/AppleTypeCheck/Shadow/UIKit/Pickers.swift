@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIPickerView: UIView {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  weak open var dataSource: (any UIPickerViewDataSource)? { get set }
  weak open var delegate: (any UIPickerViewDelegate)? { get set }
  open var numberOfComponents: Int { get }
  open func numberOfRows(inComponent component: Int) -> Int
  open func rowSize(forComponent component: Int) -> CGSize
  open func view(forRow row: Int, forComponent component: Int) -> UIView?
  open func reloadAllComponents()
  open func reloadComponent(_ component: Int)
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
  open func selectedRow(inComponent component: Int) -> Int
}
@MainActor @preconcurrency @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor @preconcurrency @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  @objc optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  @objc optional func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  @objc optional func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  @objc optional func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  @objc optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
