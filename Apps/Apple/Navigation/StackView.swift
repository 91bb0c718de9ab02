import Presentation
import SwiftUI

/// The screens of one place.
struct StackView: View {
  @Bindable var navigator: Navigator
  let model: AppModel

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
          .toolbar { Button(model.texts.home) { close() } }
      }
    }
    .alert(navigator.failure?.message ?? String(), isPresented: $navigator.hasFailed) {}
  }

  private func screen(_ route: Route) -> some View {
    ScreenView(route: route, navigator: navigator, model: model)
  }

  private func close() {
    navigator.signIn = nil
    model.goHome()
  }
}
