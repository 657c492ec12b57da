import UIKit

extension PageAudit {
  /// The largest number of screens of a page that are compared.
  private static let mostComparedScreens = 4

  /// Looks at the page in pairs of settings that differ in one value, and returns the issues.
  func differences(of kinds: Kinds) async -> [Issue] {
    let comparisons = settings.comparisons(for: kinds)
    guard let base = comparisons.first?.base, looks(at: base) else { return [] }
    let first = await facts(in: base)
    var issues: [Issue] = []
    for comparison in comparisons where looks(at: comparison.other) {
      let second = await facts(in: comparison.other)
      for fact in second {
        guard let before = first.first(where: { $0.key == fact.key }),
          let finding = comparison.check.finding(from: before, to: fact)
        else { continue }
        issues += Self.issues([finding], comparison.other, fact.screen)
      }
    }
    return issues
  }

  /// Returns what the page shows in a setting, on its first screens.
  private func facts(in setting: Setting) async -> [ViewFacts] {
    let page = Page(setting, makeController)
    page.change = changePage
    defer { page.close() }
    await page.rest()
    var (facts, keys, screens) = ([ViewFacts](), Set<String>(), 0)
    _ = await page.visit {
      screens += 1
      guard screens <= Self.mostComparedScreens else { return }
      for fact in ViewFacts.all(in: page) where keys.insert(fact.key).inserted { facts.append(fact) }
    }
    return facts
  }
}

extension PageAudit.Settings {
  /// A comparison of a page in two settings.
  struct Comparison {
    let check: any ComparisonCheck.Type
    let base: PageAudit.Setting
    let other: PageAudit.Setting
  }

  /// The comparisons for some kinds of issues.
  @MainActor func comparisons(for kinds: PageAudit.Kinds) -> [Comparison] {
    guard var base = combinations.first else { return [] }
    base.state = states.contains(.scrolled) ? .scrolled : .initial
    func compare(_ check: any ComparisonCheck.Type, _ change: (inout PageAudit.Setting) -> Void) -> Comparison? {
      var other = base
      change(&other)
      return kinds.contains(check.kind) && other != base ? Comparison(check: check, base: base, other: other) : nil
    }
    let largest = textSizes.max { ($0.rank ?? 0) < ($1.rank ?? 0) }
    let sizes = compare(DynamicTypeCheck.self) { $0.textSize = largest ?? $0.textSize }
    let directions = layoutDirections.dropFirst().compactMap { direction in
      compare(LayoutDirectionCheck.self) { $0.layoutDirection = direction }
    }
    let styles = styles.dropFirst().compactMap { style in compare(AppearanceCheck.self) { $0.style = style } }
    let languages = languages.dropFirst().compactMap { language in
      compare(LocalizationCheck.self) { $0.language = language }
    }
    return [sizes].compactMap { $0 } + directions + styles + languages
  }
}

extension UIContentSizeCategory {
  /// The number of the category, from the smallest.
  var rank: Int? {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    return categories.firstIndex(of: self)
  }
}
