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
