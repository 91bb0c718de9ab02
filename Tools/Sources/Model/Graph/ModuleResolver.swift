/// Finds the target that an import refers to if several packages have one of that name.
struct ModuleResolver: Sendable {
  private let nodes: [ModuleGraph.Node]
  private let nodesByModule: [String: [Int]]
  private let packages: [String: Package]

  init(_ nodes: [ModuleGraph.Node]) {
    self.nodes = nodes
    let names = nodes.flatMap { node in node.target.moduleNames.map { ($0, [node.index]) } }
    nodesByModule = Dictionary(names, uniquingKeysWith: +)
    packages = Dictionary(nodes.map { ($0.package.location, $0.package) }) { first, _ in first }
  }

  /// - Parameter guessing: Whether it may be in a package that the importing one does not depend on.
  func destination(of name: String, from node: ModuleGraph.Node, guessing: Bool = true) -> ModuleGraph.Destination {
    let aliased = node.target.declaration.dependencies.first { $0.moduleAliases.values.contains(name) }
    let module = aliased?.moduleAliases.first { $0.value == name }?.key ?? name
    if aliased == nil, module == node.moduleName || node.target.ownModules.contains(module) { return .itself }
    guard let all = nodesByModule[module] else { return .external(module) }
    let candidates = all.filter { node.package.canUse(nodes[$0].package) }
    // The module of an alias is that of its product, also if this package has one of the name.
    if aliased == nil, let sibling = sibling(among: candidates, of: node) { return .target(sibling) }
    let dependencies = aliased.map { [$0] } ?? node.target.declaration.dependencies
    let products = dependencies.compactMap { dependency -> (name: String, package: String)? in
      // A product that is known by its name alone has that of its package.
      let package = dependency.package ?? node.package.dependency(dependency.name).map { _ in dependency.name }
      return package.map { (name: dependency.name, package: $0) }
    }
    let declared = candidates.first { candidate in
      let other = nodes[candidate].package
      return products.contains { product in
        node.package.path(ofDependency: product.package).map { $0 == other.location }
          ?? (product.package.lowercased() == other.identity)
      }
    }
    if let declared { return .target(declared) }
    // A package that has nothing to do with this one may have a target of the name of a product or a system module.
    let isElsewhere = products.contains { product in
      Target.moduleName(for: product.name) == module && node.package.dependency(product.package) != nil
    }
    let mayBeUnrelated =
      (guessing || node.package.kind == .xcodeProject) && !isElsewhere && !SystemModules.contains(module)
    if mayBeUnrelated, candidates.count == 1 { return .target(candidates[0]) }
    let below = packages(below: node.package)
    let known = candidates.first { below.contains(nodes[$0].package.location) }
    let nearest = mayBeUnrelated ? node.package.nearest(of: candidates) { nodes[$0].package } : nil
    return (known ?? nearest).map { .target($0) } ?? .external(module)
  }

  /// The locations of a package and of the packages in the repository that it depends on, directly or not.
  private func packages(below user: Package) -> Set<String> {
    var seen: Set<String> = [user.location]
    var waiting = [user]
    while let next = waiting.popLast() {
      let paths = next.manifest.dependencies.compactMap { next.path(ofDependency: $0.identity) }
      waiting += paths.filter { seen.insert($0).inserted }.compactMap { packages[$0] }
    }
    return seen
  }

  /// The target of the same package. In an Xcode project, several may build the same module, such as one for each
  /// platform, and another project or package may have it as well; the target depends on the right one.
  private func sibling(among candidates: [Int], of node: ModuleGraph.Node) -> Int? {
    let siblings = candidates.filter { nodes[$0].package.location == node.package.location }
    guard node.package.kind == .xcodeProject else { return siblings.first }
    let names = Set(node.target.declaration.dependencies.map(\.name))
    let declared = siblings.first { names.contains(nodes[$0].target.name) }
    return declared ?? (names.isDisjoint(with: candidates.map { nodes[$0].target.name }) ? siblings.first : nil)
  }
}

/// Modules of Swift toolchains and common platforms, which no package provides.
///
/// Sources: the modules of Swift's toolchains, and Apple's list of frameworks,
/// https://developer.apple.com/documentation/technologies.
public enum SystemModules {
  public static func contains(_ module: String) -> Bool { names.contains(module) || module.hasPrefix("_") }

  private static let names = Set((toolchain + " " + apple).split(whereSeparator: \.isWhitespace).map(String.init))

  private static let toolchain = """
    Android Bionic CRT Cxx CxxStdlib Darwin Dispatch Distributed Foundation FoundationEssentials
    FoundationInternationalization FoundationNetworking FoundationXML Glibc Musl Observation PackageDescription
    PackagePlugin RegexBuilder Runtime Swift SwiftOnoneSupport Synchronization Testing WASILibc WinSDK XCTest
    os ucrt
    """

  private static let apple = """
    Accelerate Accessibility AccessorySetupKit AccessoryTransportExtension Accounts ActivityKit AdAttributionKit
    AddressBook AdServices AdSupport AdvancedCommerceAPI AlarmKit AppIntents AppKit AppleArchive AppleScriptKit
    AppleScriptObjC ApplicationServices AppMigrationKit AppTrackingTransparency ARKit AssetsLibrary AudioDriverKit
    AudioToolbox AudioUnit AudioVideoBridging AuthenticationServices AutomaticAssessmentConfiguration Automator
    AVFAudio AVFoundation AVKit AVRouting BackgroundAssets BackgroundTasks BlockStorageDeviceDriverKit
    BrowserEngineCore BrowserEngineKit BusinessChat CalendarStore CallKit Carbon CarKey CarPlay CFNetwork
    CFOpenDirectory Charts Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync Combine CommonCrypto
    CompositorServices Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreHID CoreImage CoreLocation CoreLocationUI CoreMedia CoreMediaIO
    CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    CoreWLAN CreateML CreateMLComponents CryptoKit CryptoTokenKit DataDetection DeclaredAgeRange DeveloperToolsSupport
    DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DirectoryService DiscRecording
    DiscRecordingUI DiskArbitration DockKit DriverKit DVDPlayback EndpointSecurity EnergyKit EventKit EventKitUI
    ExceptionHandling ExecutionPolicy ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory
    FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI FinderSync ForceFeedback FoundationModels FSKit
    GameController GameKit GameplayKit GameSave GeoToolbox GLKit GLUT GroupActivities GSS HealthKit HealthKitUI
    HIDDriverKit HIToolbox HomeKit HTTPLiveStreaming Hypervisor iAd IdentityLookup IdentityLookupUI ImageCaptureCore
    ImageIO ImagePlayground ImmersiveMediaSupport InputMethodKit InstallerPlugins InstantMessage Intents IntentsUI
    IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost iTunesLibrary JavaScriptCore JournalingSuggestions Kernel
    KernelManagement LatentSemanticMapping LDAP LightweightCodeRequirements LinkPresentation LiveCommunicationKit
    LocalAuthentication LocalAuthenticationEmbeddedUI MachO MailKit ManagedApp ManagedAppDistribution ManagedSettings
    ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility MediaExtension MediaLibrary MediaPlayer
    MediaSetup MediaToolbox Messages MessageUI Metal MetalFX MetalKit MetalPerformancePrimitives
    MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MIDIDriverKit MLCompute MobileCoreServices ModelIO
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction NetFS Network NetworkExtension
    NetworkingDriverKit NotificationCenter ObjectiveC OpenAL OpenCL OpenDirectory OpenGL OpenGLES OSAKit OSLog
    PaperKit ParavirtualizedGraphics PassKit PCIDriverKit PCSC PDFKit PencilKit PermissionKit PHASE Photos PhotosUI
    Playgrounds PlaygroundSupport PreferencePanes ProximityReader PushKit PushToTalk QTKit Quartz QuartzCore QuickLook
    QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RelevanceKit ReplayKit RoomPlan SafariServices
    SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge SCSIControllerDriverKit
    SecureElementCredential Security SecurityFoundation SecurityInterface SecurityUI SensitiveContentAnalysis
    SensorKit SerialDriverKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit simd SiriKit Social
    SoundAnalysis Spatial Speech SpriteKit SQLite3 StickerFoundation StickerKit StoreKit StoreKitTest SwiftData
    SwiftShims SwiftUI SwiftUICore Symbols SymptomSensing SyncServices System SystemConfiguration SystemExtensions
    TabletopKit TabularData TelephonyMessagingKit ThreadNetwork TipKit TouchController Translation
    TranslationUIProvider TrustInsights TVMLKit TVServices TVUIKit UIKit UniformTypeIdentifiers USBDriverKit
    USBSerialDriverKit UserNotifications UserNotificationsUI vecLib VideoSubscriberAccount VideoToolbox Virtualization
    Vision VisionKit VisualIntelligence vmnet WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware
    WiFiInfrastructure WorkoutKit XcodeKit XCUIAutomation XPC zlib
    """
}
