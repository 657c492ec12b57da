/// A bit set of delegate methods that the data source itself implements.
struct Capabilities: Hashable {
  private var bits = SIMD2<UInt64>()

  init(_ methods: DelegateMethod...) {
    for method in methods { insert(method) }
  }

  func contains(_ method: DelegateMethod) -> Bool { bits & Self.bit(of: method) != .zero }

  mutating func insert(_ method: DelegateMethod) { bits |= Self.bit(of: method) }

  mutating func formUnion(_ other: Capabilities) { bits |= other.bits }

  func isSubset(of other: Capabilities) -> Bool { bits & other.bits == bits }

  private static func bit(of method: DelegateMethod) -> SIMD2<UInt64> {
    let bit = UInt64(1) << UInt64(method.rawValue % 64)
    return method.rawValue < 64 ? SIMD2(bit, 0) : SIMD2(0, bit)
  }
}

extension Capabilities {
  /// Creates the set of methods that sections with some settings and content need.
  @MainActor init(of settings: SectionSettings, _ traits: SectionTraits) {
    self.init()
    func has(_ methods: DelegateMethod..., where condition: Bool) {
      if condition { for method in methods { insert(method) } }
    }
    for method in traits.methods { insert(method) }
    has(.titleForHeaderInSection, where: !settings.title.isNone || traits.isSectioned)
    has(
      .sectionIndexTitles, .sectionForSectionIndexTitle, where: traits.isSectioned || settings.indexTitle != nil)
    has(.titleForFooterInSection, where: !settings.footerTitle.isNone)
    // A view can have its own height, and a view of a reusable class is measured.
    has(.viewForHeaderInSection, .heightForHeaderInSection, where: !settings.header.isNone)
    has(.viewForFooterInSection, .heightForFooterInSection, where: !settings.footer.isNone)
    has(.heightForHeaderInSection, where: !settings.headerHeight.isSystem)
    has(.heightForFooterInSection, where: !settings.footerHeight.isSystem)
    // The view of a header that responds to taps may become a footer's, if they have one class.
    has(.willDisplayHeaderView, .willDisplayFooterView, where: settings.respondsToTaps)
    has(.willDisplayHeaderView, where: !settings.headerDisplayEvents.isEmpty)
    has(.willDisplayFooterView, where: !settings.footerDisplayEvents.isEmpty)
    has(.willDisplayHeaderView, .didEndDisplayingHeaderView, where: !settings.headerDisplayEnds.isEmpty)
    has(.willDisplayFooterView, .didEndDisplayingFooterView, where: !settings.footerDisplayEnds.isEmpty)
    has(.didSelectRowAt, where: settings.addItemRow != nil || traits.isTree || settings.deselection == .afterTap)
    has(
      .canMoveRowAt, .moveRowAt, .targetIndexPathForMoveFromRowAt,
      where: settings.moving.isMovable && traits.canMove)
    has(.commit, where: settings.addItemRow != nil)
    has(.titleForDeleteConfirmationButtonForRowAt, where: settings.editing.deleteTitle != nil)
    has(.scrollViewDidScroll, where: settings.nextPages == .automatic)
  }
}
