/// The name of an Objective-C method.
///
/// Linux doesn't have such methods, so apps don't create values of this type. Controls call the closures of
/// `UIControl.addAction(_:for:)` instead.
///
/// UIKit creates selectors for the edit actions, so that apps can call and override
/// `UIResponder.canPerformAction(_:withSender:)`. An override distinguishes them by `description`.
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
