import Foundation
import LivePhone
import Pages

/// The options of the command line.
struct Options: Equatable {
  /// The tasks.
  enum Task: Equatable {
    /// The pictures to look at first, which is the default.
    case drawSelection
    /// Every standard picture of every page.
    case drawEverything
    /// All standard pictures of the page with that name.
    case drawPage(String)
    case draw(Variant)
    /// The text that a screen reader speaks for one page, or for each page.
    case speak(Variant)
    /// An audit of the pages with those names, in every setting.
    case audit([String])
    /// The pictures that the READMEs show: the only ones that are kept in git.
    case drawReadmePictures
    /// A picture of the effect of each step of the chain, for the documentation.
    case drawSamples
    /// A phone in a web page, which shows a page of the Demo and responds to touches.
    case live(page: String, language: Language, port: UInt16, host: String, isWatching: Bool = false)
    case list
    case help
  }

  /// A variant of a page. The default values are those of a new phone.
  struct Variant: Equatable {
    var pages: [String] = Page.all.map(\.name)
    var language = Language.english
    var isDark = false
    var size = CGSize(width: 390, height: 844)
    var textSize = TextSize.large
    var isRightToLeft = false
    var scroll = Scroll.top
    /// A Boolean value that indicates whether rows that expand when the user taps them are expanded.
    var isGrown = false
    /// A Boolean value that indicates whether pages with content that arrives later still wait for it.
    var isWaiting = false
    /// The number of items to generate on a page that can generate them, or `nil` to show the items of its file.
    var count: Int?
    /// A Boolean value that indicates whether pages are drawn before, during, and after each update instead of at rest.
    var showsUpdates = false
    /// A Boolean value that indicates whether pages are spoken instead of drawn.
    var isSpoken = false
  }

  /// The positions to scroll a page to.
  enum Scroll: Equatable {
    case top, middle, end
    /// Points down from the top.
    case points(CGFloat)
  }

  var task = Task.drawSelection
  /// The folder for pictures, or `nil` for the package's own folder.
  var output: String?
  /// A Boolean value that indicates whether the costs of drawing are printed.
  var showsFigures = false
  /// A Boolean value that indicates whether another process of this program shares its drawing with this one.
  var isHelper = false
}
