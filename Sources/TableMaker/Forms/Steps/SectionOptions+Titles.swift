import UIKit

extension SectionOptions {
  /// Reads the title above the section's rows from a draft, in the system's style. Replaces `title`; a header view goes before it.
  ///
  /// It is read again after each change of what it reads, once.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - title: Returns the title; nil for none.
  public func titles<Model>(
    of draft: Draft<Model>, @OneValue<String?> _ title: @escaping (Draft<Model>) -> String?
  ) -> Self {
    let text = FollowedText(of: draft, title)
    return changed { configuration in
      configuration.settings.title = nil
      configuration.settings.hasTitles = false
      configuration.settings.titleText = text
    }
  }

  /// Reads the text below the section's rows from a draft, in the system's style. Replaces `footerTitle`; a footer view goes before it.
  ///
  /// It is read again after each change of what it reads, once.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - title: Returns the text; nil for none.
  public func footerTitles<Model>(
    of draft: Draft<Model>, @OneValue<String?> _ title: @escaping (Draft<Model>) -> String?
  ) -> Self {
    let text = FollowedText(of: draft, title)
    return changed { configuration in
      configuration.settings.footerTitle = nil
      configuration.settings.hasFooterTitles = false
      configuration.settings.footerText = text
    }
  }
}

extension FollowedText {
  /// A text that is read of a draft, again after each change of what it has read.
  fileprivate convenience init<Model>(of draft: Draft<Model>, _ read: @escaping (Draft<Model>) -> String?) {
    let reading = DraftReading { read(draft) }
    self.init { reading.value }
    reading.onSettle = { [weak self] in self?.observers.itemsDidChange() }
  }
}
