import Testing
import UIKit

@Suite struct NamedNumberTests {
  @MainActor @Test func `levels of windows are counted with as numbers, and have an order`() {
    let window = UIWindow(frame: .zero)
    #expect(window.windowLevel == .normal && UIWindow.Level.normal.rawValue == 0)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel > .alert && UIWindow.Level.alert > .statusBar && UIWindow.Level.statusBar > .normal)
    #expect(window.windowLevel - .alert == 1 && 1 + UIWindow.Level.alert == window.windowLevel)
    window.windowLevel += 2
    window.windowLevel -= 1
    #expect(window.windowLevel == UIWindow.Level.alert + 2 && window.windowLevel - 2 == .alert)
  }

  @Test func `priorities and weights are counted with as numbers`() {
    #expect((UILayoutPriority.fittingSizeLevel + 1).rawValue == 51)
    #expect((1 + UILayoutPriority.fittingSizeLevel).rawValue == 51)
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
    var priority = UILayoutPriority.defaultLow
    priority += 5
    priority -= 1
    #expect(priority == UILayoutPriority(254))
    #expect((UIFont.Weight.regular + 0.1).rawValue == 0.1)
    #expect(UIFont.Weight.bold - UIFont.Weight.bold == 0)
  }

  @Test func `they have an order`() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh && UILayoutPriority.required >= .required)
    #expect([UILayoutPriority.required, .defaultLow, .defaultHigh].sorted() == [.defaultLow, .defaultHigh, .required])
    #expect(max(UIFont.Weight.thin, .black) == .black && UIFont.Weight.bold > .regular)
  }
}
