import Testing

@testable import TableMaker

@Suite struct CapabilitiesTests {
  @Test func `each question and each event can be asked for by itself`() {
    let all: [Capabilities] = [
      .rowHeight, .estimatedRowHeight, .headerTitle, .footerTitle, .headerView, .footerView, .headerHeight,
      .footerHeight, .willSelect, .didSelect, .didDeselect, .didScroll, .editing, .index,
    ]
    for (place, one) in all.enumerated() {
      #expect(!one.isEmpty)
      for other in all[(place + 1)...] { #expect(one.isDisjoint(with: other), "\(one) and \(other)") }
    }
  }
}
