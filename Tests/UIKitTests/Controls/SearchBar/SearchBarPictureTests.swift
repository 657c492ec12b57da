import Foundation
import PictureComparison
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// How search bars look: light and dark, right to left, with the largest text.
@MainActor @Suite(.languages("en")) struct SearchBarPictureTests {
  @Test("Search bars of all kinds", arguments: TextFieldPictureTests.looks)
  func bars(look: TextFieldPictureTests.Look) throws {
    AnimationClock.shared.hold()
    let bars: [(UISearchBar) -> Void] = [
      { $0.placeholder = "Search" },
      {
        $0.text = "mar"
        $0.showsCancelButton = true
      },
      {
        $0.searchBarStyle = .minimal
        $0.placeholder = "Birds and places"
        $0.showsBookmarkButton = true
      },
      {
        $0.placeholder = "搜索"
        $0.prompt = "Who was seen?"
        $0.scopeButtonTitles = ["All", "Birds", "Places"]
        $0.showsScopeBar = true
        $0.selectedScopeButtonIndex = 1
      },
      {
        $0.barTintColor = .systemOrange
        $0.isTranslucent = false
        $0.tintColor = .white
        $0.text = "A text that is much longer than the field has room for it"
        $0.showsCancelButton = true
      },
      {
        $0.barStyle = .black
        $0.placeholder = "Black"
        $0.showsSearchResultsButton = true
      },
      {
        $0.placeholder = "Disabled"
        $0.isEnabled = false
        $0.showsCancelButton = true
      },
    ]
    let window = UIWindow()
    window.overrideUserInterfaceStyle = look.style
    window.traitOverrides.layoutDirection = look.direction
    window.traitOverrides.preferredContentSizeCategory = look.size
    window.backgroundColor = .systemBackground
    window.isHidden = false
    var y: CGFloat = 8
    for change in bars {
      let bar = UISearchBar()
      change(bar)
      window.addSubview(bar)
      bar.frame = CGRect(x: 0, y: y, width: 320, height: bar.intrinsicContentSize.height)
      y = bar.frame.maxY + 8
    }
    window.frame = CGRect(x: 0, y: 0, width: 320, height: y)
    window.layoutIfNeeded()
    try expectPicture(of: window, named: "Controls/search-bars-\(look.name)", scale: 2)
  }
}
