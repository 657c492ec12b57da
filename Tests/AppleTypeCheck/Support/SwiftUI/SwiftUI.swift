// The little of SwiftUI by which a view becomes a content configuration, and a view controller a view, as Apple's documentation
// declares it.
public import CoreGraphics
public import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View { TupleView((repeat each content)) }
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct TupleView<T>: View {
  public var value: T
  public init(_ value: T) { self.value = value }
  public var body: Never { fatalError() }
}

public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init<S>(_ content: S) where S: StringProtocol {}
  public var body: Never { fatalError() }
}

public struct HStack<Content>: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
  public func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View {
    fatalError()
  }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    self
  }
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}

public struct VStack<Content>: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct Button<Label>: View where Label: View {
  @preconcurrency public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where Label == Text, S: StringProtocol {}
  public var body: Never { fatalError() }
}

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
}

@propertyWrapper public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError() }
}
