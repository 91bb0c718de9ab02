/// The texts of the product, by their keys in `Localizable.xcstrings`.
///
/// A key reads `{Feature}.{Context}.{type}`. A test holds this list and the file against each other.
enum TextKey: String, CaseIterable, Sendable {
  case productsListTitle = "Products.List.title"
  case productsListTitleCategory = "Products.List.titleCategory"
  case productsListTitleSearch = "Products.List.titleSearch"
  case productsListTitleSearchCategory = "Products.List.titleSearchCategory"
  case productsListCount = "Products.List.count"
  case productsListCountAtLeast = "Products.List.countAtLeast"
  case productsListEmpty = "Products.List.empty"
  case productsListEmptySearch = "Products.List.emptySearch"

  case productsColumnId = "Products.Column.id"
  case productsColumnTitle = "Products.Column.title"
  case productsColumnPrice = "Products.Column.price"
  case productsColumnRating = "Products.Column.rating"
  case productsColumnAvailability = "Products.Column.availability"

  case productsDetailBrand = "Products.Detail.brand"
  case productsDetailCategory = "Products.Detail.category"
  case productsDetailTags = "Products.Detail.tags"
  case productsDetailRating = "Products.Detail.rating"
  case productsDetailReduced = "Products.Detail.reduced"
  case productsDetailNotFound = "Products.Detail.notFound"

  case productsAvailabilityInStock = "Products.Availability.inStock"
  case productsAvailabilityLowStock = "Products.Availability.lowStock"
  case productsAvailabilityOutOfStock = "Products.Availability.outOfStock"

  case productsCategoryAll = "Products.Category.all"

  case articlesListTitle = "Articles.List.title"
  case articlesListTitleSearch = "Articles.List.titleSearch"
  case articlesListPrompt = "Articles.List.prompt"
  case articlesListCount = "Articles.List.count"
  case articlesListCountAtLeast = "Articles.List.countAtLeast"
  case articlesListEmptySearch = "Articles.List.emptySearch"

  case articlesColumnId = "Articles.Column.id"
  case articlesColumnTitle = "Articles.Column.title"
  case articlesColumnSource = "Articles.Column.source"
  case articlesColumnPublishedAt = "Articles.Column.publishedAt"

  case articlesDetailAuthor = "Articles.Detail.author"
  case articlesDetailLink = "Articles.Detail.link"
  case articlesDetailNotFound = "Articles.Detail.notFound"

  case sharedListPage = "Shared.List.page"

  case sharedLoadingText = "Shared.Loading.text"

  case sharedStaleNotice = "Shared.Stale.notice"

  case sharedErrorNotFound = "Shared.Error.notFound"
  case sharedErrorUnknownCategory = "Shared.Error.unknownCategory"
  case sharedErrorPageOutOfRange = "Shared.Error.pageOutOfRange"
  case sharedErrorEmptyKeyword = "Shared.Error.emptyKeyword"
  case sharedErrorOffline = "Shared.Error.offline"
  case sharedErrorTimedOut = "Shared.Error.timedOut"
  case sharedErrorRefused = "Shared.Error.refused"
  case sharedErrorRefusedMessage = "Shared.Error.refusedMessage"
  case sharedErrorInvalidResponse = "Shared.Error.invalidResponse"
  case sharedErrorInvalidDocument = "Shared.Error.invalidDocument"
  case sharedErrorCancelled = "Shared.Error.cancelled"

  case sharedStorageIsFolder = "Shared.Storage.isFolder"
  case sharedStorageNotADatabase = "Shared.Storage.notADatabase"
  case sharedStorageForeign = "Shared.Storage.foreign"
  case sharedStorageNotReadable = "Shared.Storage.notReadable"
  case sharedStorageNotWritable = "Shared.Storage.notWritable"
  case sharedStorageBusy = "Shared.Storage.busy"
  case sharedStorageFull = "Shared.Storage.full"
  case sharedStorageNewerVersion = "Shared.Storage.newerVersion"
  case sharedStorageOther = "Shared.Storage.other"

  case terminalHelpOpen = "Terminal.Help.open"
  case terminalHelpSearch = "Terminal.Help.search"
  case terminalHelpCategory = "Terminal.Help.category"
  case terminalHelpNext = "Terminal.Help.next"
  case terminalHelpRefresh = "Terminal.Help.refresh"
  case terminalHelpBack = "Terminal.Help.back"
  case terminalHelpProducts = "Terminal.Help.products"
  case terminalHelpArticles = "Terminal.Help.articles"
  case terminalHelpHelp = "Terminal.Help.help"
  case terminalHelpQuit = "Terminal.Help.quit"

  case terminalPromptHint = "Terminal.Prompt.hint"

  case terminalNoticeUnknown = "Terminal.Notice.unknown"
  case terminalNoticeNoSuchNumber = "Terminal.Notice.noSuchNumber"
  case terminalNoticeNoMore = "Terminal.Notice.noMore"
  case terminalNoticeNotHere = "Terminal.Notice.notHere"

  case terminalErrorOutput = "Terminal.Error.output"
  case terminalErrorMissingLibrary = "Terminal.Error.missingLibrary"

  case navigationErrorMalformed = "Navigation.Error.malformed"
  case navigationErrorUnknownScheme = "Navigation.Error.unknownScheme"
  case navigationErrorUnknownPath = "Navigation.Error.unknownPath"
  case navigationErrorInvalidValue = "Navigation.Error.invalidValue"
}
