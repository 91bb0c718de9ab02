public import Domain

public typealias PickupPointListViewModel = ListViewModel<PickupPointFeature>
public typealias PickupPointDetailViewModel = DetailViewModel<PickupPointFeature>

/// Pickup points: a list that can be searched, and one to read about.
public struct PickupPointFeature: Feature {
  public static let name = "pickup-points"
  public static let itemName = "pickup-point"
  public static let texts = FeatureTexts.pickupPoints
  public static let columns = [ColumnDescription("placeName", .pickupPointsFieldPlaceName, isFlexible: true)]

  public let useCase: any PickupPointUseCase

  public init(useCases: any AllUseCases) {
    useCase = useCases.pickupPointUseCase
  }

  public static func fields(of pickupPoint: PickupPoint, in context: ContentContext) -> [ContentField] {
    [ContentField("placeName", .text(pickupPoint.placeName))]
  }

  public static func detail(of pickupPoint: PickupPoint, in context: ContentContext) -> Content {
    let localization = context.localization
    return Content(
      title: pickupPoint.placeName,
      facts: localization.facts(
        localization.fact(.pickupPointsFieldId, pickupPoint.id),
        localization.fact(.pickupPointsFieldStreetAddress, pickupPoint.streetAddress),
        localization.fact(.pickupPointsFieldDirectionHint, pickupPoint.directionHint),
        localization.fact(.pickupPointsFieldLockerCount, pickupPoint.lockerCount),
        localization.fact(.pickupPointsFieldFloorNumber, pickupPoint.floorNumber),
        localization.fact(.pickupPointsFieldMapLatitude, pickupPoint.mapLatitude),
        localization.fact(.pickupPointsFieldAverageRating, pickupPoint.averageRating),
        localization.fact(.pickupPointsFieldHandlingFee, pickupPoint.handlingFee),
        localization.fact(.pickupPointsFieldRushFee, pickupPoint.rushFee),
        localization.fact(.pickupPointsFieldHasParking, pickupPoint.hasParking),
        localization.fact(.pickupPointsFieldHasRamp, pickupPoint.hasRamp),
        localization.fact(.pickupPointsFieldOpenedOn, pickupPoint.openedOn),
        localization.fact(.pickupPointsFieldClosesOn, pickupPoint.closesOn),
        localization.fact(.pickupPointsFieldWebPage, pickupPoint.webPage),
        localization.fact(.pickupPointsFieldMapPage, pickupPoint.mapPage),
        localization.fact(.pickupPointsFieldBuildingKind, pickupPoint.buildingKind?.textKey),
        localization.fact(.pickupPointsFieldPaymentMethods, pickupPoint.paymentMethods)
      )
    )
  }
}

extension PickupPoint.BuildingKind {
  fileprivate var textKey: TextKey {
    switch self {
    case .kiosk: .pickupPointsBuildingKindKiosk
    case .library: .pickupPointsBuildingKindLibrary
    case .garage: .pickupPointsBuildingKindGarage
    }
  }
}
