/// The types of other modules that sources mean by their name, or import beside the model of a feature. A feature of that
/// name would hide them, or they would hide it.
///
/// The template's script `probe-names` proves the table with the compiler: other names break nothing.
enum ReservedTypes {
  /// The module that declares the type, or nil if the name is free.
  ///
  /// - Parameter imported: The modules that the sources import, or nil for all. It is only asked for if it matters.
  static func owner(of type: String, among imported: @autoclosure () -> Set<String>? = nil) -> String? {
    let owners = names.filter { $0.types.split(whereSeparator: \.isWhitespace).contains { $0 == type } }.map(\.module)
    if owners.isEmpty { return nil }
    guard let imported = imported() else { return owners.first }
    return owners.first { $0 == "Swift" || imported.contains($0) }
  }

  /// The modules whose names stand before their types, in sources and in what macros expand to.
  static let modules: Set = ["Foundation", "Observation", "Swift", "Testing"]

  private static let names: [(module: String, types: String)] = [
    (
      module: "Swift",
      types: """
      Any AnyObject Array ArrayLiteralType AsyncStream Bool BooleanLiteralType CancellationError CaseIterable
      Character CheckedContinuation ClosedRange Codable CodingKey ContinuousClock CustomDebugStringConvertible
      CustomReflectable CustomStringConvertible Decodable Decoder DecodingError Dictionary Double Duration
      Element Encodable Encoder Equatable Error ExpressibleByStringLiteral ExtendedGraphemeClusterType Failure
      Float FloatLiteralType Hashable Hasher ID Identifiable Int Int32 IntegerLiteralType KeyPath
      KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer LosslessStringConvertible
      MainActor Mirror Never ObjectIdentifier Optional Range RawRepresentable Result Self Sendable Sequence Set
      String StringLiteralType StringProtocol Substring Success Task TaskLocal Type UInt64 UInt8 UTF8
      UnicodeScalar UnicodeScalarType Void Wrapped
      """
    ),
    (
      module: "Foundation",
      types: """
      AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
      AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
      AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle ByteCountFormatStyle
      ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize Calendar CharacterSet CocoaError
      CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator Comparator
      ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date
      DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
      DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension
      DiscontiguousAttributedSubstring DiscreteFormatStyle DispatchData DispatchDataIterator DispatchGroup DispatchIO
      DispatchObject DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource
      DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer
      DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite
      DispatchSpecificKey DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
      DispatchWorkItemFlags EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
      EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
      FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle
      FormatStyleCapitalizationContext Formatter Host ISO8601DateFormatter IndexPath IndexSet InflectionRule
      InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization KeyPathComparator
      LengthFormatter ListFormatStyle Locale LocalizedError MarkdownDecodableAttributedStringKey MassFormatter
      Measurement Morphology MutableDataProtocol Notification NotificationCenter NotificationQueue
      NumberFormatStyleConfiguration NumberFormatter ObjCBool OperatingSystemVersion Operation OperationQueue
      OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter
      Pipe Port PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression
      PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey
      PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
      ReferenceConvertible RunLoop Scanner ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator
      SortDescriptor SortOrder StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
      StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle StringTransform
      Thread TimeInterval TimeZone Timer URL URLComponents URLError URLFileResourceType URLQueryItem URLRequest
      URLResourceKey URLResourceValues URLResponse URLSession UUID Unit UnitAcceleration UnitAngle UnitArea
      UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
      UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
      UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed
      UnitTemperature UnitVolume UserDefaults
      """
    ),
    // Only on Apple's systems, where the probe has not run: https://developer.apple.com/documentation/coreservices
    (
      module: "Foundation",
      types: """
      Boolean Byte ByteCount Fixed FileWrapper Handle ItemCount Point Rect Selector Size Style TimeValue UndoManager
      XMLDocument XMLElement XMLNode XMLParser
      """
    ),
    (
      module: "Testing",
      types: """
      Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation CustomTestArgumentEncodable
      CustomTestStringConvertible ExitStatus ExitTest Expectation ExpectationFailedError Issue IssueHandlingTrait
      KnownIssueMatcher ParallelizationTrait SourceLocation SuiteTrait Tag Test TestScoping TestTrait       TimeLimitTrait Trait
      """
    ),
    (
      module: "Observation",
      types: """
      Observable ObservationRegistrar Observations
      """
    ),
    (
      module: "HTTPTypes",
      types: """
      HTTPField HTTPFields HTTPRequest HTTPResponse
      """
    ),
    (
      module: "Hummingbird",
      types: """
      ApplicationProtocol Cookie Router RouterGroup RouterPath
      """
    ),
    (
      module: "Crypto",
      types: """
      SHA256 SymmetricKey
      """
    ),
    (
      module: "NIOConcurrencyHelpers",
      types: """
      NIOLockedValueBox
      """
    ),
    (
      module: "NIOCore",
      types: """
      Channel SocketAddress TimeAmount
      """
    ),
    (
      module: "InMemoryLogging",
      types: """
      InMemoryLogHandler
      """
    ),
    (
      module: "JWTKit",
      types: """
      AudienceClaim ExpirationClaim IssuedAtClaim IssuerClaim JWKIdentifier JWTAlgorithm JWTKeyCollection JWTPayload
      SubjectClaim
      """
    ),
    (
      module: "Logging",
      types: """
      Logger
      """
    ),
    (
      module: "Tracing",
      types: """
      NoOpTracer
      """
    ),
    (
      module: "FoundationNetworking",
      types: """
      HTTPURLResponse
      """
    ),
    (
      module: "FlyingFox",
      types: """
      HTTPStatusCode
      """
    ),
    (
      module: "Combine",
      types: """
      AnyCancellable AnyPublisher Just Publisher
      """
    ),
    (
      module: "GRDB",
      types: """
      Database DatabaseError DatabaseMigrator DatabaseQueue DatabaseValue DatabaseValueConvertible DatabaseWriter
      FetchableRecord ResultCode StatementArguments
      """
    ),
    (
      module: "SwiftUI",
      types: """
      Alert Alignment Angle Animation App Binding Button Capsule Circle Color Commands Divider Edge Environment Font
      ForEach Form Gesture Gradient Grid Group Image Label Layout Link List Material Menu Namespace Path Picker
      Preview Rectangle Scene Section Shape Slider Spacer State Stepper Tab Table Text Toggle Transaction Transition
      View Window
      """
    ),
  ]
}
