public import Foundation

/// A sheet: the heights at which it rests, and how it looks.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  private var isChanging = false

  /// The delegate, which is notified of another height too; held weakly.
  // As Apple's redeclares it; see `UITableView.delegate`.
  @_nonoverride weak open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { storedDelegate as? any UISheetPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  /// The heights at which the sheet rests, the lowest first; the large one by default.
  open var detents: [Detent] = [.large()] {
    didSet { changed() }
  }

  /// The height that was chosen last; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { changed() } }
  }

  /// The greatest height at which what is behind the sheet is not shaded, and can be touched; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether content that is scrolled up from its beginning makes the sheet higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A Boolean value that indicates whether a grip shows at the sheet's upper edge; false by default.
  open var prefersGrabberVisible = false {
    didSet { changed() }
  }

  /// The radius of the upper corners, in points; nil for the usual one.
  open var preferredCornerRadius: CGFloat? {
    didSet { changed() }
  }

  /// Makes changes of the properties that are seen to happen.
  open func animateChanges(_ changes: () -> Void) {
    isChanging = true
    changes()
    isChanging = false
    presentation?.container.placeSheet(animated: true)
  }

  /// Has custom heights computed again.
  open func invalidateDetents() { changed() }

  private func changed() {
    guard !isChanging else { return }
    presentation?.container.placeSheet(animated: false)
  }

  // MARK: Heights

  /// The heights that count now, the lowest first, each with its identifier.
  func activeDetents(_ context: SheetContext) -> [(identifier: Detent.Identifier, value: CGFloat)] {
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min(max(0, $0), context.maximumDetentValue)) }
    }
    return active.isEmpty ? [(.large, context.maximumDetentValue)] : active.sorted { $0.1 < $1.1 }
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public var rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of half the screen's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    private static func made<Item>(_ detent: Detent) -> Item {
      guard let detent = detent as? Item else {
        raise(.invalidArgument, "Detents are made by UISheetPresentationController.Detent itself, not by \(Item.self).")
      }
      return detent
    }

    /// Makes the height of about half the screen (assumed: its upper edge is in the screen's middle).
    open class func medium() -> Self {
      made(Detent(.medium) { ($0 as? SheetContext)?.mediumValue ?? $0.maximumDetentValue / 2 })
    }

    /// Makes the full height.
    open class func large() -> Self { made(Detent(.large) { $0.maximumDetentValue }) }

    /// Makes a height of the app's.
    ///
    /// - Parameters:
    ///   - identifier: The name; nil for one that no other has.
    ///   - resolver: Returns the height within the safe area, in points; nil where the sheet is not to have it.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) { context in
        resolver(context).flatMap { $0.isFinite ? $0 : nil }
      }
    }

    /// Returns the height in points; nil where the sheet does not have it.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What the heights of a sheet are computed from.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what the sheet is shown in.
  var containerTraitCollection: UITraitCollection { get }
  /// The full height of a sheet, within the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Is notified when the user gives a sheet another height. The method is optional.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has given the sheet another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Stands for an absent method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The room that a sheet has.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat
  private let bottom: CGFloat

  /// - Parameters:
  ///   - fullTop: The upper edge of a sheet of the full height.
  ///   - covered: What the device covers at the bottom.
  init(height: CGFloat, fullTop: CGFloat, covered: CGFloat, traits: UITraitCollection) {
    bottom = height - covered
    containerTraitCollection = traits
    maximumDetentValue = max(0, height - covered - fullTop)
    mediumValue = min(max(0, height / 2 - covered), maximumDetentValue)
  }

  /// The upper edge of a sheet of a height.
  func top(of value: CGFloat) -> CGFloat { bottom - value }
}
