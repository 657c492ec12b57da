// swift-format-ignore-file
// Initializers as Apple's classes have them: `init?(coder:)` is required, `init(style:reuseIdentifier:)` is not.
import UIKit

final class NoCoder: UITableViewCell {
  let title: String
  init(title: String) { self.title = title; super.init(style: .default, reuseIdentifier: nil) }
}  //! 'required' initializer 'init(coder:)' must be provided by subclass of 'UITableViewCell'
@MainActor func make(_ type: UITableViewCell.Type) -> UITableViewCell { type.init(style: .default, reuseIdentifier: nil) }  //! constructing an object of class type 'UITableViewCell' with a metatype value must use a 'required' initializer
final class NoOverride: UITableViewCell {
  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }  //! overriding declaration requires an 'override' keyword
  required init?(coder: NSCoder) { nil }
}
