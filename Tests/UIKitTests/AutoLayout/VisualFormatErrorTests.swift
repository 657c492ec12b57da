import Foundation
import Testing

@testable import UIKit

/// The errors of a format are reported in Apple's words, where they are known; where not, the line says "our words".
@Suite struct `Wrong visual formats` {
  /// Expects the reason, and the mark under the character at a place.
  private func expect(
    _ format: String, _ reason: String, at place: Int, options: UInt = 0, location: SourceLocation = #_sourceLocation
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [format = format as String, options = options as UInt] in
      await MainActor.run {
        let parent = UIView()
        let view = UIView()
        parent.addSubview(view)
        // Two names for one view: one mistake is the point, not what the layout would be.
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: NSLayoutConstraint.FormatOptions(rawValue: options),
          metrics: ["m": 3, "text": "three"],
          views: ["view": view, "title": view, "icon": view, "alone": UIView(), "name": "a name"])
      }
    }
    let text =
      "Unable to parse constraint format: \n\(reason) \n\(format) \n" + String(repeating: " ", count: place) + "^'\n"
    expectEnd(result, "NSInvalidArgumentException", text, at: location)
  }

  @Test func `of reports of apps' crashes`() async {
    // github.com/mdznr/What-s-New/issues/16; the mark stood under the second "(>=".
    await expect(
      "V:|-(10)-[icon(m)]-10-[title(>=m)]-4-[view]-(>=m)-(>=0)-|", "Expected a view or '|'", at: 50)
    // github.com/guilhermearaujo/GUITabPagerViewController/issues/41
    await expect("H:|-10-|", "Expected a view", at: 7)
    // github.com/uservoice/uservoice-ios-sdk/issues/312
    await expect("[want]-|", "want is not a key in the views dictionary.", at: 5)
    // github.com/dhawaldawar/TextFieldValidator/issues/6; the mark stood after the view.
    await expect(
      "H:|-0-[alone]-0-|", "Unable to interpret '|' character, because the related view doesn't have a superview",
      at: 13)
    // A report of a wrong name of a metric, of 2015.
    await expect(
      "H:|-margiin-[view]|",
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries", at: 11)
    // github.com/antiraum/THPinViewController/issues/26
    await expect(
      "H:[view]-*-[title]",
      "Expected a number or key from the metrics dictionary, but encountered something else", at: 9)
    // The self-explaining dot of many questions: "self.arrows".
    await expect("[self.arrows]-5-|", "self is not a key in the views dictionary.", at: 5)
  }

  @Test func `of Apple's guide`() async {
    await expect("V|[view]|", "Expected ':' after 'V' to specify vertical arrangement", at: 1)
    await expect(
      "|[view][title(m][icon]|",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", at: 15)
    await expect("V:|[title(>30)]|", "Unknown relation. Must be ==, >=, or <=", at: 11)
  }

  @Test func `nothing`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "", metrics: nil, views: [:]) }
    }
    expectEnd(result, "NSInvalidArgumentException", "Unable to parse constraint format: It's an empty string.")
  }

  @Test func `beginnings and ends`() async {
    await expect("H[view]", "Expected ':' after 'H' to specify horizontal arrangement", at: 1)
    await expect("X:[view]", "Expected a view or '|'", at: 0)
    await expect("H:", "Expected a view or '|'", at: 2)
    await expect(
      "[view]-", "Expected a number or key from the metrics dictionary, but encountered something else", at: 7)
    await expect("[view] title", "Expected a view or '|'", at: 7)
    // Our words.
    await expect("[view]|[title]", "Expected the end of the format after '|'", at: 7)
    await expect("[view]-10[title]", "Expected '-' after the length of a connection", at: 9)
    await expect("[view]-(10-[title]", "Expected ')' after the predicates of a connection", at: 10)
    await expect(
      "[alone]|", "Unable to interpret '|' character, because the related view doesn't have a superview", at: 8)
  }

  @Test func `views and conditions`() async {
    await expect(
      "[1view]",
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
        + "underscores.", at: 1)
    await expect(
      "[视图]",
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
        + "underscores.", at: 1)
    await expect(
      "[view(5)", "A predicate on a view's thickness must end with ')' and the view must end with ']'", at: 8)
    await expect("[view(=5)]", "Unknown relation. Must be ==, >=, or <=", at: 7)
    await expect(
      "[view(5@)]", "Expected a number or key from the metrics dictionary, but encountered something else", at: 8)
    // Our words.
    await expect("[view", "Expected '(' for a predicate on the view's thickness, or ']' at the end of the view", at: 5)
    await expect("[name]", "name in the views dictionary is neither a view nor a layout guide.", at: 5)
    await expect("[view]-(title)-[icon]", "title is a view: the length of a connection is a number or a metric", at: 13)
    await expect("[view(5@1001)]", "A priority must be greater than 0 and at most 1000, not 1001", at: 12)
    await expect("[view(5@0)]", "A priority must be greater than 0 and at most 1000, not 0", at: 9)
    await expect("[view(text)]", "The metric text is not a number: three", at: 10)
  }

  @Test func `alignments along the format`() async {
    // Apple's words, as questions about this error quote them; the position of the mark, at the first view, is assumed.
    await expect(
      "[view][title]",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also "
        + "horizontal.", at: 0, options: NSLayoutConstraint.FormatOptions.alignAllLeading.rawValue)
    await expect(
      "V:[view][title]",
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also "
        + "vertical.", at: 2, options: NSLayoutConstraint.FormatOptions.alignAllTop.rawValue)
  }
}
