/// Modules of Swift toolchains and common platforms, which no package provides.
enum SystemModules {
  static func contains(_ module: String) -> Bool { names.contains(module) || module.hasPrefix("_") }

  private static let names: Set = [
    "AppKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "CryptoKit", "Darwin",
    "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Glibc", "MapKit", "Musl", "Network", "Observation", "OSLog", "PackageDescription", "PackagePlugin", "Photos",
    "RegexBuilder", "Security", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization", "SystemConfiguration",
    "Testing", "UIKit", "UserNotifications", "WASILibc", "WatchKit", "WebKit", "WidgetKit", "WinSDK", "XCTest", "os",
  ]
}
