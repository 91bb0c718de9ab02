// Written by Scripts/generate-texts.swift from Localizable.xcstrings, which is the file to edit.

extension TextKey {
  /// The text in the language `en`.
  func en(count: Int?) -> String {
    switch self {
    case .articlesColumnId:
      "No."
    case .articlesColumnPublishedAt:
      "Published"
    case .articlesColumnSource:
      "Magazine"
    case .articlesColumnTitle:
      "Article"
    case .articlesDetailAuthor:
      "Author"
    case .articlesDetailLink:
      "Link"
    case .articlesDetailNotFound:
      "There is no article %@."
    case .articlesListCount:
      count == 1 ? "%lld article" : "%lld articles"
    case .articlesListCountAtLeast:
      "more than %@ articles"
    case .articlesListEmptySearch:
      "No article mentions “%@”."
    case .articlesListPrompt:
      "Which topic would you like to read about?"
    case .articlesListTitle:
      "Articles"
    case .articlesListTitleSearch:
      "Articles about “%@”"
    case .navigationErrorInvalidValue:
      "“%2$@” is no value for “%1$@” in a link."
    case .navigationErrorMalformed:
      "“%@” is not a link."
    case .navigationErrorUnknownPath:
      "There is no screen under “%@”."
    case .navigationErrorUnknownScheme:
      "Links of Storefront begin with “storefront://”, not with “%@://”."
    case .pickupPointsDetailNotFound:
      "There is no pickup point %@."
    case .pickupPointsFieldAverageRating:
      "Average rating"
    case .pickupPointsFieldClosesOn:
      "Closes on"
    case .pickupPointsFieldDirectionHint:
      "Direction hint"
    case .pickupPointsFieldFloorNumber:
      "Floor number"
    case .pickupPointsFieldHandlingFee:
      "Handling fee"
    case .pickupPointsFieldHasParking:
      "Has parking"
    case .pickupPointsFieldHasRamp:
      "Has ramp"
    case .pickupPointsFieldId:
      "No."
    case .pickupPointsFieldLockerCount:
      "Locker count"
    case .pickupPointsFieldMapLatitude:
      "Map latitude"
    case .pickupPointsFieldMapPage:
      "Map page"
    case .pickupPointsFieldOpenedOn:
      "Opened on"
    case .pickupPointsFieldPaymentMethods:
      "Payment methods"
    case .pickupPointsFieldPlaceName:
      "Place name"
    case .pickupPointsFieldRushFee:
      "Rush fee"
    case .pickupPointsFieldStreetAddress:
      "Street address"
    case .pickupPointsFieldWebPage:
      "Web page"
    case .pickupPointsListCount:
      count == 1 ? "%lld pickup point" : "%lld pickup points"
    case .pickupPointsListCountAtLeast:
      "more than %@ pickup points"
    case .pickupPointsListEmpty:
      "There are no pickup points here yet."
    case .pickupPointsListEmptySearch:
      "No pickup point matches “%@”."
    case .pickupPointsListTitle:
      "Pickup points"
    case .pickupPointsListTitleSearch:
      "Pickup points for “%@”"
    case .pickupPointsTerminalHelp:
      "go to the pickup points"
    case .pickupPointsWebBack:
      "Back to the pickup points"
    case .pickupPointsWebSearch:
      "Search pickup points"
    case .productsAvailabilityInStock:
      "In stock"
    case .productsAvailabilityLowStock:
      "Only %lld left"
    case .productsAvailabilityOutOfStock:
      "Sold out"
    case .productsCategoryAll:
      "All categories"
    case .productsColumnAvailability:
      "Availability"
    case .productsColumnId:
      "No."
    case .productsColumnPrice:
      "Price"
    case .productsColumnRating:
      "Rating"
    case .productsColumnTitle:
      "Product"
    case .productsDetailBrand:
      "Brand"
    case .productsDetailCategory:
      "Category"
    case .productsDetailNotFound:
      "There is no product %@."
    case .productsDetailRating:
      "%1$@ of %2$@ stars"
    case .productsDetailReduced:
      "reduced from %1$@, %2$@ off"
    case .productsDetailTags:
      "Tags"
    case .productsListCount:
      count == 1 ? "%lld product" : "%lld products"
    case .productsListCountAtLeast:
      "more than %@ products"
    case .productsListEmpty:
      "There are no products here yet."
    case .productsListEmptySearch:
      "No product matches “%@”."
    case .productsListTitle:
      "Products"
    case .productsListTitleCategory:
      "Products in %@"
    case .productsListTitleSearch:
      "Products for “%@”"
    case .productsListTitleSearchCategory:
      "Products for “%1$@” in %2$@"
    case .sharedErrorCancelled:
      "The request was cancelled."
    case .sharedErrorCategoryIgnored:
      "The shop cannot stay in the category “%@” here; choose all categories."
    case .sharedErrorEmptyKeyword:
      "A search needs a keyword."
    case .sharedErrorInvalidDocument:
      "The shop's answer cannot be read: it is not the expected document."
    case .sharedErrorInvalidResponse:
      "The shop's answer cannot be read: the field “%@” is missing or wrong."
    case .sharedErrorNotFound:
      "There is nothing here."
    case .sharedErrorOffline:
      "The shop cannot be reached. Check the connection and the address, then try again."
    case .sharedErrorPageOutOfRange:
      "There is no page %1$@; the last one is %2$@."
    case .sharedErrorRefused:
      "The shop refused the request (%@)."
    case .sharedErrorRefusedMessage:
      "The shop refused the request (%1$@): %2$@"
    case .sharedErrorTimedOut:
      "The shop took too long to answer. Try again in a moment."
    case .sharedErrorUnknownCategory:
      "There is no category “%1$@”; there are: %2$@."
    case .sharedListPage:
      "page %1$@ of %2$@"
    case .sharedLoadingText:
      "Loading …"
    case .sharedStaleNotice:
      "The source cannot be reached; this is from %@."
    case .sharedStorageBusy:
      "Another program is using the database. Try again in a moment."
    case .sharedStorageForeign:
      "The database “%@” belongs to another program and is left as it is."
    case .sharedStorageFull:
      "The disk is full."
    case .sharedStorageIsFolder:
      "The database “%@” is a folder; name a file."
    case .sharedStorageNewerVersion:
      "A later version of Storefront wrote the database “%@”; use that version, or name another file."
    case .sharedStorageNotADatabase:
      "The file “%@” is not a database, or it is damaged."
    case .sharedStorageNotReadable:
      "The database “%@” cannot be read; check its permissions."
    case .sharedStorageNotWritable:
      "The database “%@” cannot be written; check that its folder exists and its permissions."
    case .sharedStorageOther:
      "The database cannot be used (SQLite code %@)."
    case .sharedValueNo:
      "no"
    case .sharedValueYes:
      "yes"
    case .terminalErrorMissingLibrary:
      "The library %@ is missing; install it to use a remote source."
    case .terminalErrorOutput:
      "The output cannot be written."
    case .terminalHelpArticles:
      "go to the articles"
    case .terminalHelpBack:
      "go back"
    case .terminalHelpCategory:
      "show the categories, or stay in one"
    case .terminalHelpHelp:
      "show this help"
    case .terminalHelpNext:
      "load more"
    case .terminalHelpOpen:
      "open the entry with this number"
    case .terminalHelpProducts:
      "go to the products"
    case .terminalHelpQuit:
      "quit"
    case .terminalHelpRefresh:
      "load again"
    case .terminalHelpSearch:
      "search"
    case .terminalNoticeNoMore:
      "That is all there is."
    case .terminalNoticeNoSuchNumber:
      "There is no entry %@ on this screen."
    case .terminalNoticeNotHere:
      "That does not work on this screen."
    case .terminalNoticeUnknown:
      "“%@” is no command; ? shows them all."
    case .terminalPromptHint:
      "number, /text, n, r, b, ? or q"
    case .webBackArticles:
      "Back to the articles"
    case .webBackProducts:
      "All products"
    case .webCategoryLabel:
      "Category"
    case .webErrorBusy:
      "The shop is very busy. Try again in a moment."
    case .webErrorHeaders:
      "The request’s headers are too large."
    case .webErrorInternal:
      "Something went wrong in the shop. It is noted down under %@."
    case .webErrorMethod:
      "That cannot be done with this page."
    case .webErrorTimedOut:
      "The page took too long. Try again in a moment."
    case .webErrorTitle:
      "That did not work"
    case .webErrorTooLarge:
      "The request is too large."
    case .webErrorTooLong:
      "The address is too long."
    case .webFooterText:
      "Storefront is the sample product of Inward."
    case .webLanguageLabel:
      "Language"
    case .webListMore:
      "Load more"
    case .webListRefresh:
      "Load again"
    case .webNavigationArticles:
      "Articles"
    case .webNavigationLabel:
      "Main"
    case .webNavigationProducts:
      "Products"
    case .webNavigationSkip:
      "Skip to the content"
    case .webNotFoundTitle:
      "Not found"
    case .webPageLabel:
      "Pages"
    case .webPageNext:
      "Next page"
    case .webPagePrevious:
      "Previous page"
    case .webRetryLabel:
      "Try again"
    case .webSearchArticles:
      "Search articles"
    case .webSearchProducts:
      "Search products"
    case .webSearchSubmit:
      "Search"
    }
  }
}
