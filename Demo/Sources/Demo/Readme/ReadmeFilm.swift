import Foundation
import Pages
import TableMaker
import UIKit

/// The film at the top of the READMEs, which shows a phone and its page's chain, with the line at work highlighted.
@MainActor final class ReadmeFilm {
  /// A picture of the film.
  struct Moment {
    let screen: UIImage
    let lit: ChainText.Part?
    let seconds: TimeInterval
  }

  /// The size of the film, in points; it has 2 pixels a point.
  nonisolated static let size = CGSize(width: 832, height: 440)
  /// The size of the film for narrow pages.
  nonisolated static let narrowSize = CGSize(width: 264, height: 440)
  private static let screen = CGSize(width: 375, height: 650)
  /// The scale at which the screen appears. Its edges are between pixels.
  private static let scale: CGFloat = 0.64
  /// The size at which it appears.
  private static let phone = CGSize(width: screen.width * scale, height: screen.height * scale)

  private let chain: ChainText
  private let window: UIWindow
  private let page: StallController
  private(set) var moments: [Moment] = []

  init(language: Language, isDark: Bool) {
    chain = ChainText(language: language, style: isDark ? .dark : .light)
    page = StallController(language: language)
    var variant = Options.Variant()
    (variant.language, variant.isDark, variant.size) = (language, isDark, Self.screen)
    window = Studio.show(UINavigationController(rootViewController: page), as: variant)
    // Lines as thick as a pixel.
    window.traitOverrides.displayScale = Self.scale * 2
  }

  /// Plays the film. It ends as it begins.
  func play() async {
    defer { Studio.letTimeRun() }
    Studio.letPass(1)
    add(nil, for: 1.4)
    await change(.delivery, .insertion)
    await change(.removal, .removal)
    await change(.move, .move)
    await swipe(row: 2)
    await search(chain.language == .chinese ? "番茄" : "to")
    await change(.restoration, .restoration)
    moments.removeLast()
  }

  /// Takes a picture.
  private func add(_ lit: ChainText.Part?, for seconds: TimeInterval) {
    window.layoutIfNeeded()
    moments.append(
      Moment(screen: Studio.photograph(window, scale: Self.scale * 2), lit: lit, seconds: seconds))
  }

  /// Advances time, and takes pictures.
  private func film(_ lit: ChainText.Part?, instants: Int = 5, rest: TimeInterval = 1) {
    for _ in 0..<instants {
      Studio.letPass(0.07)
      add(lit, for: 0.1)
    }
    Studio.letPass(1)
    add(lit, for: rest)
  }

  private func change(_ change: StallController.Change, _ lit: ChainText.Part) async {
    add(lit, for: 0.6)
    await page.perform(change)
    film(lit)
  }

  /// Deletes a row with a long swipe.
  private func swipe(row: Int) async {
    let mark = FingerMark()
    let rect = page.tableView.convert(page.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    func point(_ part: CGFloat) -> CGPoint { CGPoint(x: rect.minX + rect.width * (0.92 - 0.86 * part), y: rect.midY) }
    mark.center = point(0)
    window.addSubview(mark)
    add(.deletion, for: 0.5)
    Studio.drag(on: window, steps: 32, rest: 0.3, along: point) { step in
      mark.center = point(CGFloat(step) / 32)
      if step.isMultiple(of: 6) { add(.deletion, for: 0.09) }
    } rested: {
      add(.deletion, for: 0.3)
      mark.removeFromSuperview()
    }
    await page.dataSource?.waitForUpdates()
    film(.deletion)
  }

  /// Types into the search bar, and clears it.
  private func search(_ text: String) async {
    let field = page.searchBar.searchTextField
    let mark = FingerMark()
    mark.center = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    window.addSubview(mark)
    add(.search, for: 0.5)
    Studio.drag(on: window, steps: 0, rest: 0.05, along: { _ in mark.center })
    mark.removeFromSuperview()
    film(.search, instants: 4, rest: 0.3)
    for letter in text {
      field.insertText(String(letter))
      await page.dataSource?.waitForUpdates()
      film(.search, instants: 4, rest: 0.2)
    }
    add(.search, for: 1.2)
    while field.hasText { field.deleteBackward() }
    field.resignFirstResponder()
    await page.dataSource?.waitForUpdates()
    film(.search, rest: 0.6)
  }

  /// A picture of the chain and the phone.
  func wide(_ moment: Moment) -> UIImage {
    ReadmePictures.draw(Self.size) { context in
      let y = (Self.size.height - Self.phone.height) / 2
      let x = Self.size.width - Self.phone.width - y
      chain.draw(in: CGRect(x: 0, y: y, width: x - 20, height: Self.phone.height), lit: moment.lit)
      ReadmePictures.draw(moment.screen, in: CGRect(origin: CGPoint(x: x, y: y), size: Self.phone), context)
    }
  }

  /// A picture of the phone.
  func narrow(_ moment: Moment) -> UIImage {
    ReadmePictures.draw(Self.narrowSize) { context in
      ReadmePictures.draw(moment.screen, in: CGRect(origin: CGPoint(x: 12, y: 12), size: Self.phone), context)
    }
  }
}
