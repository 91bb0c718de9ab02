// SwiftPM wants a target; this package is there for its dependencies.
