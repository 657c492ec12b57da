import Foundation
import UIKit

@MainActor func form() -> UIStackView {
  let toggle = UISwitch()
  toggle.addAction(UIAction { action in print((action.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
  let field = UITextField()
  field.placeholder = "Name"
  field.addAction(UIAction { [weak field] _ in field?.text = field?.text?.uppercased() }, for: .editingChanged)
  let stepper = UIStepper()
  stepper.maximumValue = 10
  stepper.setIncrementImage(UIImage(systemName: "plus"), for: .normal)
  let segments = UISegmentedControl(items: ["Day", "Week"])
  segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
  segments.selectedSegmentIndex = segments.selectedSegmentIndex == UISegmentedControl.noSegment ? 0 : 1
  let pages = UIPageControl()
  pages.preferredIndicatorImage = UIImage(systemName: "star")
  UIProgressView(progressViewStyle: .bar).setProgress(0.5, animated: true)
  let stack = UIStackView(arrangedSubviews: [toggle, field, stepper, UISlider(), UIProgressView(), UIDatePicker()])
  stack.axis = .vertical
  stack.setCustomSpacing(UIStackView.spacingUseSystem, after: toggle)
  let text = NSMutableAttributedString(
    string: "Price", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.label])
  text.append(NSAttributedString(string: "9"))
  let label = UILabel()
  label.attributedText = text
  label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  stack.addArrangedSubview(label)
  return stack
}
func words(_ s: String) -> [String] {
  s.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: " ").filter {
    $0.range(of: "a", options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
func sorted(_ names: [String]) -> [String] {
  names.sorted { $0.compare($1, options: .numeric, locale: .current) == .orderedAscending }
}
func geometry(_ width: CGFloat, scale: Double) -> CGRect {
  let height = (width * 2 / scale).rounded()
  return CGRect(x: 0, y: 0, width: width, height: max(height, 1)).union(.zero)
}
struct Draft: Identifiable, Hashable, Sendable { var id = UUID(); var when = Date.now; var price = Decimal(3) }
func show(_ d: Draft) -> String { d.when.formatted(date: .abbreviated, time: .omitted) + d.price.formatted(.number) }
final class Stamp: NSObject, NSCopying { func copy(with zone: NSZone? = nil) -> Any { Stamp() } }
