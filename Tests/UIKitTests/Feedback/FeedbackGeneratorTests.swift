import Testing
import UIKit

/// Code that has the user feel something runs, and nothing comes of it.
@MainActor @Suite struct `Feedback generators` {
  @Test func `are made, made ready and used as on an iPhone`() {
    let impacts: [UIImpactFeedbackGenerator] =
      [.light, .medium, .heavy, .soft, .rigid].map { UIImpactFeedbackGenerator(style: $0) } + [
        UIImpactFeedbackGenerator()
      ]
    for generator in impacts {
      generator.prepare()
      generator.impactOccurred()
      generator.impactOccurred(intensity: 0.5)
    }
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
    let notification = UINotificationFeedbackGenerator()
    for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
      notification.notificationOccurred(type)
    }
    #expect(([selection, notification] as [UIFeedbackGenerator]).count == 2)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
    #expect(UINotificationFeedbackGenerator.FeedbackType.error.rawValue == 2)
  }
}
