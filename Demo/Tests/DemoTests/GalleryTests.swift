import Foundation
import Pages
import Testing
import UIKit

@testable import Demo

/// The page for a browser.
struct GalleryTests {
  private let whole = Gallery { _ in true }.html

  /// Returns the values of an attribute, for all elements that have it.
  private func values(of attribute: String, in html: String) -> [String] {
    html.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `shows every standard picture once, and links to it`() {
    let shots = Page.all.flatMap { page in
      Shot.standard(of: page, scrolls: true) + Film.standard(of: page).flatMap(\.shots)
    }
    let files = shots.map { $0.name + ".png" }
    #expect(values(of: "src", in: whole) == files)
    #expect(values(of: "href", in: whole).filter { $0.hasSuffix(".png") } == files)
  }

  @Test func `shows only what there is, and no page of which there is nothing`() {
    let html = Gallery { $0.page.name == "notebook" && $0.variant.scroll == .top }.html
    #expect(Set(values(of: "src", in: html).map { String($0.prefix { $0 != "-" }) }) == ["notebook"])
    #expect(!html.contains("id=\"trail-log\""))
    #expect(!html.contains("-middle.png"))
  }

  @Test func `a picture that stands alone needs no word below it`() {
    let html = Gallery { $0.page.name == "home" && $0.variant.scroll == .top }.html
    #expect(!html.contains("<figcaption>Top"))
    #expect(html.contains("<figcaption>Largest text"))
    #expect(whole.contains("<figcaption>Top"))
  }

  @Test func `the pictures to look at first have no empty strip, and no choice hides a whole page`() {
    let first = Set(Page.all.flatMap(Series.selection).flatMap(\.shots).map(\.name))
    let gallery = Gallery { first.contains($0.name) }
    #expect(Set(gallery.shots.map(\.name)) == first)
    let html = gallery.html
    #expect(values(of: "src", in: html) == gallery.shots.map { $0.name + ".png" })
    #expect(html.components(separatedBy: "<section ").count == Page.all.count + 1)
    #expect(!html.contains("At the limits"))
    // A strip without a figure.
    #expect(html.firstMatch(of: /<div class="screens">\s*<\/div>/) == nil)
    // Each page is in both languages, but not in both appearances of each.
    #expect(html.contains("id=\"zh\"") && !html.contains("id=\"light\""))
    #expect(html.contains("<code>Demo/run --all</code>"))
  }

  @Test func `all pictures can be chosen by language and appearance, and there are no more`() {
    #expect(whole.contains("id=\"zh\"") && whole.contains("id=\"light\""))
    #expect(!whole.contains("Demo/run --all"))
  }

  @Test func `pictures in one language and appearance have no choices`() {
    let html = Gallery { $0.name == "home-en-light-top" }.html
    #expect(!html.contains("<input") && !html.contains("class=\"choices\""))
  }

  @Test func `a title that is the same in both languages stands there once`() {
    #expect(whole.contains("<h2>TableMaker</h2>"))
  }

  @Test func `needs nothing from elsewhere`() {
    for address in ["http:", "https:", "//", "@import", "url(", "<script", "<link"] {
      #expect(!whole.contains(address), "\(address)")
    }
  }

  @Test func `has each page's title in both languages, and a link to it`() {
    for page in Page.all {
      #expect(whole.contains("<section id=\"\(page.name)\">"))
      #expect(whole.contains("href=\"#\(page.name)\""))
      for language in Language.allCases { #expect(whole.contains(Gallery.text(page.title(in: language)))) }
    }
  }

  @Test func `every element that is opened is closed, in order`() {
    var open: [String] = []
    for tag in whole.matches(of: #/<(/?)([a-z][a-z0-9]*)[^>]*>/#) {
      let name = String(tag.2)
      if ["meta", "img", "input"].contains(name) { continue }
      if tag.1.isEmpty {
        open.append(name)
      } else {
        #expect(open.popLast() == name)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func `what HTML would take for its own is written as text`() {
    #expect(Gallery.text(#"Fish & <"Chips">"#) == "Fish &amp; &lt;&quot;Chips&quot;&gt;")
  }

  @Test func `a page's line has its first picture's rows and the middle of its times`() {
    func cost(_ rows: Int?, _ layout: Int, _ drawing: Int) -> Figures.Cost {
      Figures.Cost(
        rows: rows.map { Studio.Result.Rows(count: $0, measured: 4) }, layout: .milliseconds(layout),
        drawing: .milliseconds(drawing))
    }
    var figures = Figures()
    figures.add(.notebook, [cost(251, 300, 9), cost(16, 20, 50), cost(16, 25, 8)])
    figures.add(.controls, [cost(nil, 1, 2)])
    #expect(
      figures.lines == [
        "page      rows  rows measured  layout ms  draw ms", "notebook   251              4       25.0      9.0",
        "controls     –              –        1.0      2.0",
      ])
  }
}
