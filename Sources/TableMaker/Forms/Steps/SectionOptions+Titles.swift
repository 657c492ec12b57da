import UIKit

extension SectionOptions {
  /// Provides the title above the section's rows from a draft, in the system's style.
  ///
  /// TableMaker calls the closure again, once, after each change of the values that it has read. A header view
  /// overrides the title. This step replaces `title`. If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - title: A closure that receives the draft and returns the title, or `nil` for none.
  public func titles<Model>(
    of draft: FormDraft<Model>, @OneValue<String?> _ title: @escaping (FormDraft<Model>) -> String?
  ) -> Self {
    let text = FollowedText(of: draft, title)
    return changed { $0.settings.title = .followed(text) }
  }

  /// Provides the text below the section's rows from a draft, in the system's style.
  ///
  /// TableMaker calls the closure again, once, after each change of the values that it has read. A footer view
  /// overrides the text. This step replaces `footerTitle`. If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - title: A closure that receives the draft and returns the text, or `nil` for none.
  public func footerTitles<Model>(
    of draft: FormDraft<Model>, @OneValue<String?> _ title: @escaping (FormDraft<Model>) -> String?
  ) -> Self {
    let text = FollowedText(of: draft, title)
    return changed { $0.settings.footerTitle = .followed(text) }
  }
}

extension FollowedText {
  /// Creates a text from a draft, which is read again after each change of the values that it has read.
  fileprivate convenience init<Model>(of draft: FormDraft<Model>, _ read: @escaping (FormDraft<Model>) -> String?) {
    let reading = DraftReading { read(draft) }
    self.init { reading.value }
    reading.onSettle = { [weak self] in self?.observers.itemsDidChange() }
  }
}
