@_spi(Testing) import UIKit

/// Finds elements without a label, or with one that only a file has.
enum DescriptionCheck: PageCheck {
  static let kind = PageAudit.Kinds.sufficientElementDescription

  static func findings(in page: Page) -> [Finding] {
    page.elements.compactMap { element in
      guard let view = page.view(of: element), !view.isInBar else { return nil }
      guard let label = element.label else {
        let isField = element.role == .textField || element.role == .secureTextField || element.role == .searchField
        // The value of a page control, such as “page 1 of 4”, says what it is.
        guard element.object is UIControl || element.isImage || element.isButton,
          !(isField || element.object is UIPageControl) || element.value == nil
        else {
          return nil
        }
        return Finding(kind, view, frame: element.frame, "The element has no label")
      }
      guard element.object is UIControl || element.isImage || element.isButton, isNameOfFile(label) else { return nil }
      return Finding(kind, view, frame: element.frame, "The label “\(label)” is the name of a file")
    }
  }

  private static func isNameOfFile(_ label: String) -> Bool {
    let ending = label.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if label.contains("."), ["png", "jpg", "jpeg", "pdf", "svg", "heic"].contains(ending) { return true }
    return !label.contains(" ") && label.contains("_")
  }
}

extension SpokenElement {
  var isImage: Bool { traits.contains(.image) }
  var isButton: Bool { !traits.isDisjoint(with: [.button, .link, .adjustable]) }
}

extension Page {
  /// Returns the view of an element, or the one that contains it.
  func view(of element: SpokenElement) -> PageView? {
    var responder: UIResponder? = element.object
    if let own = responder as? UIAccessibilityElement { responder = own.accessibilityContainer as? UIResponder }
    while let asked = responder {
      if let view = views.last(where: { $0.view === asked }) { return view }
      responder = (asked as? UIView)?.superview
    }
    return nil
  }
}
