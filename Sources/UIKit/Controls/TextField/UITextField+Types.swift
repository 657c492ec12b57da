public import Foundation

extension UITextField {
  /// The borders of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle that looks pressed in.
    case bezel
    /// A rectangle with round corners, filled.
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed
  }

  /// Posted after editing has begun; the object is the field.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted after editing has ended; the object is the field.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted after the user has changed the text; the object is the field.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}
