import UIKit

/// The key of a picture that's kept for later: what it shows, and the scale that a renderer draws it with now.
struct ScaledKey<Subject: Hashable>: Hashable {
  private let subject: Subject
  private let scale: CGFloat

  @MainActor init(_ subject: Subject) { (self.subject, scale) = (subject, UITraitCollection.current.displayScale) }
}
