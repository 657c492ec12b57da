import Testing
import UIKit

@Suite struct GeometryDescriptionTests {
  private let rect = CGRect(x: 40, y: 100, width: 200, height: 100.5)

  @Test func `points, sizes and rectangles print as on Apple's platforms`() {
    #expect("\(rect)" == "(40.0, 100.0, 200.0, 100.5)")
    #expect("\(rect.origin)" == "(40.0, 100.0)")
    #expect("\(rect.size)" == "(200.0, 100.5)")
    #expect(String(describing: rect) == String(reflecting: rect))
    #expect("\([rect.origin])" == "[(40.0, 100.0)]")
    #expect("\(String(describing: Optional(rect.size)))" == "Optional((200.0, 100.5))")
    #expect(rect.debugDescription == "(40.0, 100.0, 200.0, 100.5)")
  }
}
