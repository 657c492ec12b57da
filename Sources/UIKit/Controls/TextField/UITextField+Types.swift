public import Foundation

extension UITextField {
  /// The border styles of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A border that is a thin rectangle.
    case line
    /// A border that is a rectangle with a pressed-in look.
    case bezel
    /// A border that is a filled, rounded rectangle.
    case roundedRect
  }

  /// The modes for showing a view next to the text.
  public enum ViewMode: Int, Sendable {
    /// The view never appears.
    case never
    /// The view appears while the user is editing.
    case whileEditing
    /// The view appears while the user isn't editing.
    case unlessEditing
    /// The view always appears.
    case always
  }

  /// The reasons why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user committed the text.
    case committed
  }

  /// The notification posted after editing begins, with the field as its object.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// The notification posted after editing ends, with the field as its object.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The notification posted after the user changes the text, with the field as its object.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}
