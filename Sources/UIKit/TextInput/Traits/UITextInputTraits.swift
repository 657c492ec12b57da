public import Foundation

/// What a keyboard needs to know of a text that is typed. Every property is optional.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that the keyboard makes capitals by itself; the first ones of sentences if absent.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether typed words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether misspelled words are marked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotes become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces come and go with pasted and cut words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether the rest of a word is suggested in the text.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden, as a password is.
  var isSecureTextEntry: Bool { get }
  /// What the text means; nil if that is not known.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// Stands for an absent property: the first letter of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// Stands for an absent property: decided by the system.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// Stands for an absent property: decided by the system.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// Stands for an absent property: decided by the system.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// Stands for an absent property: decided by the system.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// Stands for an absent property: decided by the system.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// Stands for an absent property: decided by the system.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// Stands for an absent property: letters.
  public var keyboardType: UIKeyboardType { .default }
  /// Stands for an absent property: as the interface.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// Stands for an absent property: "return".
  public var returnKeyType: UIReturnKeyType { .default }
  /// Stands for an absent property: false.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// Stands for an absent property: false.
  public var isSecureTextEntry: Bool { false }
  /// Stands for an absent property: nil.
  public var textContentType: UITextContentType! { nil }
}
