/// The name of an Objective-C method. There are no such methods on Linux, so apps make no value of this type.
///
/// UIKit makes those of the edit actions, so that `UIResponder.canPerformAction(_:withSender:)` can be asked and overridden;
/// an override tells them by their `description`. Controls call closures, which `UIControl.addAction(_:for:)` takes.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The name, with a colon for each parameter, such as `copy:`.
  public let description: String

  init(_ name: String) { description = name }

  static let cut = Selector("cut:")
  static let copy = Selector("copy:")
  static let paste = Selector("paste:")
  static let select = Selector("select:")
  static let selectAll = Selector("selectAll:")
  static let delete = Selector("delete:")
}
