public import Foundation

/// A presentation controller that manages the heights and appearance of a sheet.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  private var isChanging = false

  /// The delegate, which is also notified of height changes.
  ///
  /// The object holds it weakly.
  // Apple redeclares the property in the same way; see `UITableView.delegate`.
  @_nonoverride weak open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { storedDelegate as? any UISheetPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  /// The heights where the sheet rests, from the lowest.
  ///
  /// The default is only the large one.
  open var detents: [Detent] = [.large()] {
    didSet { changed() }
  }

  /// The identifier of the selected height, or `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { changed() } }
  }

  /// The identifier of the largest height that doesn't dim the view behind the sheet, or `nil` to always dim it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether scrolling content at its top first expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A Boolean value that indicates whether the sheet shows a grabber at its top.
  ///
  /// The default is `false`.
  open var prefersGrabberVisible = false {
    didSet { changed() }
  }

  /// The radius of the top corners, in points, or `nil` for the default.
  open var preferredCornerRadius: CGFloat? {
    didSet { changed() }
  }

  /// Animates changes of the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    isChanging = true
    changes()
    isChanging = false
    presentation?.container.placeSheet(animated: true)
  }

  /// Recalculates custom heights.
  open func invalidateDetents() { changed() }

  private func changed() {
    guard !isChanging else { return }
    presentation?.container.placeSheet(animated: false)
  }

  // MARK: Heights

  /// Returns the current heights with their identifiers, from the lowest.
  func activeDetents(_ context: SheetContext) -> [(identifier: Detent.Identifier, value: CGFloat)] {
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min(max(0, $0), context.maximumDetentValue)) }
    }
    return active.isEmpty ? [(.large, context.maximumDetentValue)] : active.sorted { $0.1 < $1.1 }
  }
}

extension UISheetPresentationController {
  /// An object that represents a height where a sheet rests.
  @MainActor @preconcurrency open class Detent: NSObject {
    /// The identifier of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name of the identifier.
      public var rawValue: String
      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of half the screen's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the height.
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

    /// Creates a detent of about half the screen's height (assumed: its upper edge is in the middle of the screen).
    open class func medium() -> Self {
      made(Detent(.medium) { ($0 as? SheetContext)?.mediumValue ?? $0.maximumDetentValue / 2 })
    }

    /// Creates a detent of the full height.
    open class func large() -> Self { made(Detent(.large) { $0.maximumDetentValue }) }

    /// Creates a custom detent.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, or `nil` for a unique one.
    ///   - resolver: A closure that returns the height within the safe area, in points, or `nil` to disable the detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) { context in
        resolver(context).flatMap { $0.isFinite ? $0 : nil }
      }
    }

    /// Returns the height in points, or `nil` if the detent is disabled.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values that a detent's height is calculated from.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet within the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The interface for changes of a sheet's height by the user.
///
/// The method is optional.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user changes the height of the sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default implementation of an optional method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The space that's available to a sheet.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat
  private let bottom: CGFloat

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - fullTop: The upper edge of a full-height sheet.
  ///   - covered: The bottom inset that the device covers.
  init(height: CGFloat, fullTop: CGFloat, covered: CGFloat, traits: UITraitCollection) {
    bottom = height - covered
    containerTraitCollection = traits
    maximumDetentValue = max(0, height - covered - fullTop)
    mediumValue = min(max(0, height / 2 - covered), maximumDetentValue)
  }

  /// Returns the upper edge of a sheet with a height.
  func top(of value: CGFloat) -> CGFloat { bottom - value }
}
