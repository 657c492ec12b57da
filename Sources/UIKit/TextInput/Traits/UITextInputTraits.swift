public import Foundation

/// The traits of a text that determine its keyboard.
///
/// All properties are optional.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that the keyboard capitalizes automatically.
  ///
  /// The default is the first letter of each sentence.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The setting for correcting typed words.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The setting for marking misspelled words.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The setting for converting straight quotation marks to curly ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// The setting for converting two hyphens to a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// The setting for adjusting spaces around pasted and cut words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The setting for suggesting the rest of a word in the text.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// The type of keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the Return key.
  var returnKeyType: UIReturnKeyType { get }
  /// A Boolean value that indicates whether the Return key is disabled while there's no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is hidden, such as a password.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text, or `nil` if it's unknown.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// The default of an optional property: the first letter of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The default of an optional property: the system's choice.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The default of an optional property: the system's choice.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The default of an optional property: the system's choice.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The default of an optional property: the system's choice.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The default of an optional property: the system's choice.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The default of an optional property: the system's choice.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// The default of an optional property: letters.
  public var keyboardType: UIKeyboardType { .default }
  /// The default of an optional property: the interface's style.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The default of an optional property: "return".
  public var returnKeyType: UIReturnKeyType { .default }
  /// The default of an optional property: `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// The default of an optional property: `false`.
  public var isSecureTextEntry: Bool { false }
  /// The default of an optional property: `nil`.
  public var textContentType: UITextContentType! { nil }
}
