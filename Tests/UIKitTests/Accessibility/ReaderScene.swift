import TestSupport

@_spi(Testing) @testable import UIKit

/// A window and who reads it.
@MainActor final class ReaderScene {
  let test: TestWindow
  let reader: ScreenReader
  var window: UIWindow { test.window }

  init(_ view: UIView) {
    test = TestWindow()
    reader = ScreenReader(on: test.window)
    test.show(view)
  }

  init(_ controller: UIViewController) {
    test = TestWindow()
    reader = ScreenReader(on: test.window)
    test.show(controller)
  }

  /// The lines that are spoken in English.
  var lines: [String] { reader.elements.map { $0.line(in: .english) } }

  /// The lines that are spoken in English for everything, screen by screen.
  var allLines: [String] { reader.readAll().map { $0.line(in: .english) } }
}

extension UIView {
  /// Puts a label into the view.
  @discardableResult func label(_ text: String?, x: CGFloat = 0, y: CGFloat, width: CGFloat = 100) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 20))
    label.text = text
    addSubview(label)
    return label
  }

  /// Puts a view into this one.
  @discardableResult func put<View: UIView>(_ view: View, x: CGFloat = 0, y: CGFloat) -> View {
    if view.bounds.isEmpty { view.bounds.size = view.sizeThatFits(CGSize(width: 200, height: 100)) }
    if view.bounds.isEmpty { view.bounds.size = CGSize(width: 120, height: 32) }
    view.frame.origin = CGPoint(x: x, y: y)
    addSubview(view)
    return view
  }
}
