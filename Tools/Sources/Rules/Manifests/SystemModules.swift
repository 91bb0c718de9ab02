/// Modules of Swift toolchains and common platforms, which no package provides.
///
/// Sources: the modules of Swift's toolchains, and Apple's list of frameworks,
/// https://developer.apple.com/documentation/technologies.
enum SystemModules {
  static func contains(_ module: String) -> Bool { names.contains(module) || module.hasPrefix("_") }

  private static let names = Set((toolchain + " " + apple).split(whereSeparator: \.isWhitespace).map(String.init))

  private static let toolchain = """
    Android Bionic CRT Cxx CxxStdlib Darwin Dispatch Distributed Foundation FoundationEssentials
    FoundationInternationalization FoundationNetworking FoundationXML Glibc Musl Observation PackageDescription
    PackagePlugin RegexBuilder Runtime Swift SwiftOnoneSupport Synchronization Testing WASILibc WinSDK XCTest
    os ucrt
    """

  private static let apple = """
    AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit
    AdServices AdSupport AddressBook AdvancedCommerceAPI AlarmKit AppIntents AppKit AppTrackingTransparency AppleArchive
    AppleScriptKit AppleScriptObjC ApplicationServices ARKit AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
    AutomaticAssessmentConfiguration Automator BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit
    BusinessChat CFNetwork CallKit CarKey CarPlay Charts Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync Combine
    CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation
    CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents
    CryptoKit CryptoTokenKit DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension
    DeviceDiscoveryUI DiskArbitration DockKit EndpointSecurity EventKit EventKitUI ExecutionPolicy ExposureNotification
    ExtensionFoundation ExtensionKit ExternalAccessory FSKit FamilyControls FileProvider FileProviderUI FinanceKit
    FinanceKitUI FinderSync ForceFeedback FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities
    HTTPLiveStreaming HealthKit HealthKitUI HomeKit Hypervisor IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost
    IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground ImmersiveMediaSupport InputMethodKit Intents
    IntentsUI JavaScriptCore JournalingSuggestions Kernel KernelManagement LatentSemanticMapping LightweightCodeRequirements
    LinkPresentation LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI MLCompute MachO MailKit
    ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility
    MediaLibrary MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction Network NetworkExtension NotificationCenter OSAKit OSLog ObjectiveC OpenAL OpenCL OpenDirectory
    OpenGL OpenGLES PDFKit PHASE ParavirtualizedGraphics PassKit PencilKit Photos PhotosUI PreferencePanes ProximityReader
    PushKit PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit
    RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime
    ScriptingBridge SecureElementCredential Security SecurityFoundation SecurityInterface SecurityUI SensitiveContentAnalysis
    SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit SiriKit Social SoundAnalysis Spatial Speech
    SpriteKit StickerFoundation StickerKit StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore SymptomSensing Symbols System
    SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TabularData TelephonyMessagingKit ThreadNetwork TipKit
    TouchController Translation TranslationUIProvider TrustInsights UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit WatchConnectivity WatchKit
    WeatherKit WebKit WiFiAware WidgetKit WorkoutKit XcodeKit XPC iAd iTunesLibrary simd vecLib vmnet
    """
}
