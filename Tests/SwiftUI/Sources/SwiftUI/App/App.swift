/// A program with windows.
/// https://developer.apple.com/documentation/swiftui/app
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// https://developer.apple.com/documentation/swiftui/app/body-swift.property
  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  @MainActor
  @preconcurrency
  init()
}

extension App {
  /// There are no windows here. Tests evaluate views.
  public static func main() {
    print("An app is shown by SwiftUI, which this is not.")
  }
}

/// A part of an app's interface, such as a kind of window.
/// https://developer.apple.com/documentation/swiftui/scene
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// https://developer.apple.com/documentation/swiftui/scene/body-swift.property
  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@MainActor
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that show the same view, each with its own state.
/// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some Scene { self }
}

/// Views that Xcode shows beside their code.
/// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// https://developer.apple.com/documentation/swiftui/previewprovider/previews-swift.type.property
  @ViewBuilder
  @MainActor
  @preconcurrency
  static var previews: Previews { get }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/previewdisplayname(_:)
  public func previewDisplayName(_ value: String?) -> some View { Modified(self) }
}
