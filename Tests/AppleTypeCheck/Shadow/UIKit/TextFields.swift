// Fields and text views. Pages read: uitextfield, uitextfielddelegate, uitextview, uitextviewdelegate, uitextitem,
// nstextcontainer.
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  @objc(UITextFieldDidEndEditingReason) public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var text: String? { get set }
  open var attributedText: NSAttributedString? { get set }
  open var textColor: UIColor? { get set }
  open var font: UIFont? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var borderStyle: UITextField.BorderStyle { get set }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] { get set }
  open var placeholder: String? { get set }
  open var attributedPlaceholder: NSAttributedString? { get set }
  open var clearsOnBeginEditing: Bool { get set }
  open var adjustsFontSizeToFitWidth: Bool { get set }
  open var minimumFontSize: CGFloat { get set }
  open var adjustsFontForContentSizeCategory: Bool { get set }
  weak open var delegate: (any UITextFieldDelegate)? { get set }
  open var background: UIImage? { get set }
  open var disabledBackground: UIImage? { get set }
  open var isEditing: Bool { get }
  open var allowsEditingTextAttributes: Bool { get set }
  open var typingAttributes: [NSAttributedString.Key: Any]? { get set }
  open var clearButtonMode: UITextField.ViewMode { get set }
  open var leftView: UIView? { get set }
  open var leftViewMode: UITextField.ViewMode { get set }
  open var rightView: UIView? { get set }
  open var rightViewMode: UITextField.ViewMode { get set }
  open func borderRect(forBounds bounds: CGRect) -> CGRect
  open func textRect(forBounds bounds: CGRect) -> CGRect
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect
  open func editingRect(forBounds bounds: CGRect) -> CGRect
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect
  @available(*, deprecated, message: "deprecated in iOS 15: the system doesn't call it")
  open func drawText(in rect: CGRect)
  open func drawPlaceholder(in rect: CGRect)
  override open var inputView: UIView? { get set }
  override open var inputAccessoryView: UIView? { get set }
  open var clearsOnInsertion: Bool { get set }
  nonisolated open class var textDidBeginEditingNotification: NSNotification.Name { get }
  nonisolated open class var textDidEndEditingNotification: NSNotification.Name { get }
  nonisolated open class var textDidChangeNotification: NSNotification.Name { get }
  open var autocapitalizationType: UITextAutocapitalizationType { get set }
  open var autocorrectionType: UITextAutocorrectionType { get set }
  open var spellCheckingType: UITextSpellCheckingType { get set }
  open var smartQuotesType: UITextSmartQuotesType { get set }
  open var smartDashesType: UITextSmartDashesType { get set }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  open var inlinePredictionType: UITextInlinePredictionType { get set }
  open var keyboardType: UIKeyboardType { get set }
  open var keyboardAppearance: UIKeyboardAppearance { get set }
  open var returnKeyType: UIReturnKeyType { get set }
  open var enablesReturnKeyAutomatically: Bool { get set }
  open var isSecureTextEntry: Bool { get set }
  open var textContentType: UITextContentType! { get set }
  open var hasText: Bool { get }
  open func insertText(_ text: String)
  open func deleteBackward()
  open func text(in range: UITextRange) -> String?
  open func replace(_ range: UITextRange, withText text: String)
  open var selectedTextRange: UITextRange? { get set }
  open var markedTextRange: UITextRange? { get }
  open var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  open func unmarkText()
  open var beginningOfDocument: UITextPosition { get }
  open var endOfDocument: UITextPosition { get }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  weak open var inputDelegate: (any UITextInputDelegate)? { get set }
  open var tokenizer: any UITextInputTokenizer { get }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  open func firstRect(for range: UITextRange) -> CGRect
  open func caretRect(for position: UITextPosition) -> CGRect
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  open func closestPosition(to point: CGPoint) -> UITextPosition?
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  open func characterRange(at point: CGPoint) -> UITextRange?
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  open var textInputView: UIView { get }
  open var selectionAffinity: UITextStorageDirection { get set }
}
@MainActor @preconcurrency @objc public protocol UITextFieldDelegate: NSObjectProtocol {
  @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  @objc optional func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
  @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
  @objc optional func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @objc optional func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  @objc optional func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  public init(frame: CGRect, textContainer: NSTextContainer?)
  public convenience override init(frame: CGRect)
  required public init?(coder: NSCoder)
  @_nonoverride weak open var delegate: (any UITextViewDelegate)? { get set }
  open var text: String! { get set }
  open var attributedText: NSAttributedString! { get set }
  open var font: UIFont? { get set }
  open var textColor: UIColor? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var selectedRange: NSRange { get set }
  open var isEditable: Bool { get set }
  open var isSelectable: Bool { get set }
  open var adjustsFontForContentSizeCategory: Bool { get set }
  open var allowsEditingTextAttributes: Bool { get set }
  open var typingAttributes: [NSAttributedString.Key: Any] { get set }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { get set }
  open func scrollRangeToVisible(_ range: NSRange)
  override open var inputView: UIView? { get set }
  override open var inputAccessoryView: UIView? { get set }
  open var clearsOnInsertion: Bool { get set }
  open var textContainerInset: UIEdgeInsets { get set }
  open var textContainer: NSTextContainer { get }
  nonisolated open class var textDidBeginEditingNotification: NSNotification.Name { get }
  nonisolated open class var textDidChangeNotification: NSNotification.Name { get }
  nonisolated open class var textDidEndEditingNotification: NSNotification.Name { get }
  open var autocapitalizationType: UITextAutocapitalizationType { get set }
  open var autocorrectionType: UITextAutocorrectionType { get set }
  open var spellCheckingType: UITextSpellCheckingType { get set }
  open var smartQuotesType: UITextSmartQuotesType { get set }
  open var smartDashesType: UITextSmartDashesType { get set }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  open var inlinePredictionType: UITextInlinePredictionType { get set }
  open var keyboardType: UIKeyboardType { get set }
  open var keyboardAppearance: UIKeyboardAppearance { get set }
  open var returnKeyType: UIReturnKeyType { get set }
  open var enablesReturnKeyAutomatically: Bool { get set }
  open var isSecureTextEntry: Bool { get set }
  open var textContentType: UITextContentType! { get set }
  open var hasText: Bool { get }
  open func insertText(_ text: String)
  open func deleteBackward()
  open func text(in range: UITextRange) -> String?
  open func replace(_ range: UITextRange, withText text: String)
  open var selectedTextRange: UITextRange? { get set }
  open var markedTextRange: UITextRange? { get }
  open var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  open func unmarkText()
  open var beginningOfDocument: UITextPosition { get }
  open var endOfDocument: UITextPosition { get }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  weak open var inputDelegate: (any UITextInputDelegate)? { get set }
  open var tokenizer: any UITextInputTokenizer { get }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  open func firstRect(for range: UITextRange) -> CGRect
  open func caretRect(for position: UITextPosition) -> CGRect
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  open func closestPosition(to point: CGPoint) -> UITextPosition?
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  open func characterRange(at point: CGPoint) -> UITextRange?
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  open var textInputView: UIView { get }
  open var selectionAffinity: UITextStorageDirection { get set }
}
@MainActor @preconcurrency @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidChangeSelection(_ textView: UITextView)
  @objc optional func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @objc optional func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  @objc optional func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  @objc optional func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  @available(*, deprecated, message: "deprecated in iOS 17: use textView(_:primaryActionFor:defaultAction:)")
  @objc(textView:shouldInteractWithURL:inRange:interaction:) optional func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}
@MainActor @preconcurrency @objc open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  public var content: UITextItem.Content { get }
  open var range: NSRange { get }
}
@objc public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
@objc open class NSTextContainer: NSObject {
  public init(size: CGSize)
  override public convenience dynamic init()
  open var size: CGSize { get set }
  open var lineBreakMode: NSLineBreakMode { get set }
  open var lineFragmentPadding: CGFloat { get set }
  open var maximumNumberOfLines: Int { get set }
  open var widthTracksTextView: Bool { get set }
  open var heightTracksTextView: Bool { get set }
}
