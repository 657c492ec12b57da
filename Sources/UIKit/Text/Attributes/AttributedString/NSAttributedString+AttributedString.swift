public import Foundation

// Foundation for Linux has neither: Apple's takes the attributes of UIKit into account, as these do.

extension NSAttributedString {
  /// Makes a text of an `AttributedString`: with the attributes of UIKit's and Foundation's scopes, not with an app's
  /// own.
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
  /// Makes an `AttributedString` of a text: with the attributes of UIKit's and Foundation's scopes, not with an app's
  /// own.
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
  /// Makes a container of the attributes of UIKit's and Foundation's scopes in a dictionary; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self = AttributeConversion.container(dictionary) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Makes a dictionary of the attributes of UIKit's and Foundation's scopes in a container; others are left out.
  public init(_ container: AttributeContainer) { self = AttributeConversion.dictionary(container) }
}
