public import Foundation

/// https://developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// https://developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

/// A number that grows with the size of texts that a person chose. Here it is as written.
/// https://developer.apple.com/documentation/swiftui/scaledmetric
@MainActor
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  /// https://developer.apple.com/documentation/swiftui/scaledmetric/init(wrappedvalue:)
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-6j7xz
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { Modified(self) }

  /// https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Modified(self)
  }
}
