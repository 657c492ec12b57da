import Testing
import UIKit

@Suite struct NamedNumberTests {
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
