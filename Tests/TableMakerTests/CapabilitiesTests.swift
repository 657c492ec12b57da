import Testing

@testable import TableMaker

@Suite struct CapabilitiesTests {
  @Test(arguments: DelegateMethod.allCases)
  func `each method can be answered by itself`(_ method: DelegateMethod) {
    #expect(DelegateMethod.allCases.filter { Capabilities(method).contains($0) } == [method])
  }

  @Test func `a union has the methods of both, and each is a part of it`() {
    let (rows, scrolling) = (Capabilities(.heightForRowAt, .didSelectRowAt), Capabilities(.scrollViewDidScroll))
    var all = rows
    all.formUnion(scrolling)
    #expect(all == Capabilities(.scrollViewDidScroll, .didSelectRowAt, .heightForRowAt))
    #expect(rows.isSubset(of: all) && scrolling.isSubset(of: all) && Capabilities().isSubset(of: scrolling))
    #expect(!all.isSubset(of: rows) && !all.isSubset(of: scrolling))
  }

  @Test func `there is room for every method`() {
    #expect(DelegateMethod.allCases.count <= 128)
  }
}
