import Presentation
import SwiftUI

/// The screens of one place.
struct StackView: View {
  /// Creates a view in place of ``ScreenView``; nil for routes that it does not replace.
  typealias Replacement = @MainActor (Route, Navigator) -> AnyView?

  @Bindable var navigator: Navigator
  let model: AppModel
  let replacement: Replacement

  var body: some View {
    NavigationStack(path: $navigator.path) {
      screen(navigator.root)
        .navigationDestination(for: Route.self) { route in
          screen(route).id(route)
        }
    }
    .sheet(item: $navigator.signIn) { signIn in
      NavigationStack {
        screen(signIn.id)
          .toolbar { Button(model.texts.home) { model.leaveSignIn() } }
      }
    }
    .alert(navigator.failure?.message ?? String(), isPresented: $navigator.hasFailed) {}
  }

  @ViewBuilder
  private func screen(_ route: Route) -> some View {
    if let view = replacement(route, navigator) {
      view
    } else {
      ScreenView(route: route, navigator: navigator, model: model)
    }
  }
}
