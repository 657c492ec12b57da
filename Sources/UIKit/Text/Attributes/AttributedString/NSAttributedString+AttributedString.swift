public import Foundation

// Foundation for Linux has neither initializer. Apple's include UIKit's attributes, as these do.

extension NSAttributedString {
  /// Creates a text from an `AttributedString`, with the attributes of the UIKit and Foundation scopes but not custom
  /// ones.
  ///
  /// - Complexity: O(n) in the length of the text.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr.characters[run.range])
      text.append(NSAttributedString(string: part, attributes: AttributeConversion.dictionary(run.attributes)))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates an `AttributedString` from a text, with the attributes of the UIKit and Foundation scopes but not custom
  /// ones.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let string = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(
        AttributedString(string.substring(with: range), attributes: AttributeConversion.container(attributes)))
    }
  }
}

extension AttributeContainer {
  /// Creates a container from the attributes of the UIKit and Foundation scopes in a dictionary.
  ///
  /// Others are dropped.
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self = AttributeConversion.container(dictionary) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary from the attributes of the UIKit and Foundation scopes in a container.
  ///
  /// Others are dropped.
  public init(_ container: AttributeContainer) { self = AttributeConversion.dictionary(container) }
}
