/// A scene that others are made of. It is evaluated by itself and not by its body.
@MainActor
protocol PrimitiveScene {
  func nodes(in context: Context) -> [Node]
}

/// https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:_:)
extension SceneBuilder {
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene {
    ScenePair(first: c0, second: c1)
  }
}

private struct ScenePair<First: Scene, Second: Scene>: Scene, PrimitiveScene {
  let first: First
  let second: Second

  var body: some Scene { self }

  func nodes(in context: Context) -> [Node] {
    context.nodes(of: first, at: "0") + context.nodes(of: second, at: "1")
  }
}

extension WindowGroup: PrimitiveScene {
  /// One window, which is in front.
  func nodes(in context: Context) -> [Node] {
    [Node(.window, children: context.nodes(of: content, at: "window"))]
  }
}

extension Context {
  func nodes<S: Scene>(of scene: S, at step: String) -> [Node] {
    var inner = self
    inner.path += "/" + step
    if let primitive = scene as? any PrimitiveScene { return primitive.nodes(in: inner) }
    host.connect(scene, in: inner)
    return inner.nodes(of: scene.body, at: "\(S.self)")
  }
}
