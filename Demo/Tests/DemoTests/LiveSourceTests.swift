import Foundation
import Pages
import Testing

@testable import Demo
@testable import LivePhone

/// The sources of the pages, to which the live phone links.
@MainActor struct LiveSourceTests {
  @Test(arguments: Page.all.map(\.name)) func `the source of a page begins with its controller`(
    _ name: String
  ) throws {
    let page = try #require(Page.all.first { $0.name == name })
    let source = try #require(Live.source(of: page))
    let text = try #require(source.text)
    #expect(text.hasPrefix("// \(page.controllerName).swift\n"))
    #expect(text.contains("class \(page.controllerName)"))
    #expect(!source.files.contains { $0.lastPathComponent.hasSuffix("+Updates.swift") })
  }

  @Test(arguments: Page.all.map(\.name)) func `a page knows its own controller only`(_ name: String) throws {
    let page = try #require(Page.all.first { $0.name == name })
    let controller = page.controller(in: .english, isFresh: true)
    #expect(Page.all.filter { $0.isShown(by: controller) }.map(\.name) == [name])
  }
}
