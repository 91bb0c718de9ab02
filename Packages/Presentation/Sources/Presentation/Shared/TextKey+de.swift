// Written by Scripts/generate-texts.swift from Localizable.xcstrings, which is the file to edit.

extension TextKey {
  /// The text in the language `de`.
  func de(count: Int?) -> String {
    switch self {
    case .articlesColumnId:
      "Nr."
    case .articlesColumnPublishedAt:
      "Erschienen"
    case .articlesColumnSource:
      "Zeitschrift"
    case .articlesColumnTitle:
      "Artikel"
    case .articlesDetailAuthor:
      "Autor"
    case .articlesDetailLink:
      "Link"
    case .articlesDetailNotFound:
      "Es gibt keinen Artikel %@."
    case .articlesListCount:
      count == 1 ? "%lld Artikel" : "%lld Artikel"
    case .articlesListCountAtLeast:
      "mehr als %@ Artikel"
    case .articlesListEmptySearch:
      "Kein Artikel erwähnt „%@“."
    case .articlesListPrompt:
      "Worüber möchten Sie lesen?"
    case .articlesListTitle:
      "Artikel"
    case .articlesListTitleSearch:
      "Artikel über „%@“"
    case .navigationErrorInvalidValue:
      "„%2$@“ ist in einem Link kein Wert für „%1$@“."
    case .navigationErrorMalformed:
      "„%@“ ist kein Link."
    case .navigationErrorUnknownPath:
      "Unter „%@“ gibt es keine Ansicht."
    case .navigationErrorUnknownScheme:
      "Links von Storefront beginnen mit „storefront://“, nicht mit „%@://“."
    case .pickupPointsDetailNotFound:
      "Es gibt keine Abholstelle %@."
    case .pickupPointsFieldAverageRating:
      "Bewertung"
    case .pickupPointsFieldClosesOn:
      "Schließt am"
    case .pickupPointsFieldDirectionHint:
      "Wegbeschreibung"
    case .pickupPointsFieldFloorNumber:
      "Stockwerk"
    case .pickupPointsFieldHandlingFee:
      "Gebühr"
    case .pickupPointsFieldHasParking:
      "Parkplatz"
    case .pickupPointsFieldHasRamp:
      "Rampe"
    case .pickupPointsFieldId:
      "Nr."
    case .pickupPointsFieldLockerCount:
      "Schließfächer"
    case .pickupPointsFieldMapLatitude:
      "Breitengrad"
    case .pickupPointsFieldMapPage:
      "Karte"
    case .pickupPointsFieldOpenedOn:
      "Eröffnet am"
    case .pickupPointsFieldPaymentMethods:
      "Zahlungsarten"
    case .pickupPointsFieldPlaceName:
      "Name"
    case .pickupPointsFieldRushFee:
      "Eilgebühr"
    case .pickupPointsFieldStreetAddress:
      "Anschrift"
    case .pickupPointsFieldWebPage:
      "Webseite"
    case .pickupPointsListCount:
      count == 1 ? "%lld Abholstelle" : "%lld Abholstellen"
    case .pickupPointsListCountAtLeast:
      "mehr als %@ Abholstellen"
    case .pickupPointsListEmpty:
      "Hier gibt es noch keine Abholstellen."
    case .pickupPointsListEmptySearch:
      "Keine Abholstelle passt zu „%@“."
    case .pickupPointsListTitle:
      "Abholstellen"
    case .pickupPointsListTitleSearch:
      "Abholstellen zu „%@“"
    case .pickupPointsTerminalHelp:
      "zu den Abholstellen"
    case .pickupPointsWebBack:
      "Zurück zu den Abholstellen"
    case .pickupPointsWebSearch:
      "Abholstellen suchen"
    case .productsAvailabilityInStock:
      "Auf Lager"
    case .productsAvailabilityLowStock:
      "Nur noch %lld"
    case .productsAvailabilityOutOfStock:
      "Ausverkauft"
    case .productsCategoryAll:
      "Alle Kategorien"
    case .productsColumnAvailability:
      "Verfügbarkeit"
    case .productsColumnId:
      "Nr."
    case .productsColumnPrice:
      "Preis"
    case .productsColumnRating:
      "Bewertung"
    case .productsColumnTitle:
      "Produkt"
    case .productsDetailBrand:
      "Marke"
    case .productsDetailCategory:
      "Kategorie"
    case .productsDetailNotFound:
      "Es gibt kein Produkt %@."
    case .productsDetailRating:
      "%1$@ von %2$@ Sternen"
    case .productsDetailReduced:
      "reduziert von %1$@, %2$@ günstiger"
    case .productsDetailTags:
      "Stichwörter"
    case .productsListCount:
      count == 1 ? "%lld Produkt" : "%lld Produkte"
    case .productsListCountAtLeast:
      "mehr als %@ Produkte"
    case .productsListEmpty:
      "Hier gibt es noch keine Produkte."
    case .productsListEmptySearch:
      "Kein Produkt passt zu „%@“."
    case .productsListTitle:
      "Produkte"
    case .productsListTitleCategory:
      "Produkte in %@"
    case .productsListTitleSearch:
      "Produkte zu „%@“"
    case .productsListTitleSearchCategory:
      "Produkte zu „%1$@“ in %2$@"
    case .sharedErrorCancelled:
      "Die Anfrage wurde abgebrochen."
    case .sharedErrorCategoryIgnored:
      "Der Laden kann hier nicht bei der Kategorie „%@“ bleiben; wählen Sie alle Kategorien."
    case .sharedErrorEmptyKeyword:
      "Eine Suche braucht ein Stichwort."
    case .sharedErrorInvalidDocument:
      "Die Antwort des Ladens ist nicht lesbar: Sie ist nicht das erwartete Dokument."
    case .sharedErrorInvalidResponse:
      "Die Antwort des Ladens ist nicht lesbar: Das Feld „%@“ fehlt oder ist falsch."
    case .sharedErrorNotFound:
      "Hier ist nichts."
    case .sharedErrorOffline:
      "Der Laden ist nicht erreichbar. Prüfen Sie Verbindung und Adresse und versuchen Sie es noch einmal."
    case .sharedErrorPageOutOfRange:
      "Es gibt keine Seite %1$@; die letzte ist %2$@."
    case .sharedErrorRefused:
      "Der Laden hat die Anfrage abgelehnt (%@)."
    case .sharedErrorRefusedMessage:
      "Der Laden hat die Anfrage abgelehnt (%1$@): %2$@"
    case .sharedErrorTimedOut:
      "Der Laden hat zu lange nicht geantwortet. Versuchen Sie es gleich noch einmal."
    case .sharedErrorUnknownCategory:
      "Es gibt keine Kategorie „%1$@“; es gibt: %2$@."
    case .sharedListPage:
      "Seite %1$@ von %2$@"
    case .sharedLoadingText:
      "Lädt …"
    case .sharedStaleNotice:
      "Die Quelle ist nicht erreichbar; Stand: %@."
    case .sharedStorageBusy:
      "Ein anderes Programm benutzt die Datenbank. Versuchen Sie es gleich noch einmal."
    case .sharedStorageForeign:
      "Die Datenbank „%@“ gehört einem anderen Programm und bleibt, wie sie ist."
    case .sharedStorageFull:
      "Der Datenträger ist voll."
    case .sharedStorageIsFolder:
      "Die Datenbank „%@“ ist ein Ordner; nennen Sie eine Datei."
    case .sharedStorageNewerVersion:
      "Eine neuere Version von Storefront hat die Datenbank „%@“ geschrieben; benutzen Sie diese oder nennen Sie eine andere Datei."
    case .sharedStorageNotADatabase:
      "Die Datei „%@“ ist keine Datenbank oder sie ist beschädigt."
    case .sharedStorageNotReadable:
      "Die Datenbank „%@“ ist nicht lesbar; prüfen Sie ihre Rechte."
    case .sharedStorageNotWritable:
      "Die Datenbank „%@“ ist nicht beschreibbar; prüfen Sie, ob es den Ordner gibt, und die Rechte."
    case .sharedStorageOther:
      "Die Datenbank ist nicht benutzbar (SQLite-Code %@)."
    case .sharedValueNo:
      "nein"
    case .sharedValueYes:
      "ja"
    case .terminalErrorMissingLibrary:
      "Die Bibliothek %@ fehlt; installieren Sie sie, um eine entfernte Quelle zu benutzen."
    case .terminalErrorOutput:
      "Die Ausgabe lässt sich nicht schreiben."
    case .terminalHelpArticles:
      "zu den Artikeln"
    case .terminalHelpBack:
      "zurück"
    case .terminalHelpCategory:
      "die Kategorien zeigen oder in einer bleiben"
    case .terminalHelpHelp:
      "diese Hilfe zeigen"
    case .terminalHelpNext:
      "mehr laden"
    case .terminalHelpOpen:
      "den Eintrag mit dieser Nummer öffnen"
    case .terminalHelpProducts:
      "zu den Produkten"
    case .terminalHelpQuit:
      "beenden"
    case .terminalHelpRefresh:
      "neu laden"
    case .terminalHelpSearch:
      "suchen"
    case .terminalNoticeNoMore:
      "Mehr gibt es nicht."
    case .terminalNoticeNoSuchNumber:
      "Auf dieser Ansicht gibt es keinen Eintrag %@."
    case .terminalNoticeNotHere:
      "Das geht auf dieser Ansicht nicht."
    case .terminalNoticeUnknown:
      "„%@“ ist kein Befehl; ? zeigt alle."
    case .terminalPromptHint:
      "Nummer, /Text, n, r, b, ? oder q"
    case .webBackArticles:
      "Zurück zu den Artikeln"
    case .webBackProducts:
      "Alle Produkte"
    case .webCategoryLabel:
      "Kategorie"
    case .webErrorBusy:
      "Im Laden ist gerade viel los. Versuchen Sie es gleich noch einmal."
    case .webErrorHeaders:
      "Die Kopfzeilen der Anfrage sind zu groß."
    case .webErrorInternal:
      "Im Laden ist etwas schiefgegangen. Es ist unter %@ vermerkt."
    case .webErrorMethod:
      "Das geht mit dieser Seite nicht."
    case .webErrorTimedOut:
      "Die Seite hat zu lange gebraucht. Versuchen Sie es gleich noch einmal."
    case .webErrorTitle:
      "Das hat nicht geklappt"
    case .webErrorTooLarge:
      "Die Anfrage ist zu groß."
    case .webErrorTooLong:
      "Die Adresse ist zu lang."
    case .webFooterText:
      "Storefront ist das Beispielprodukt von Inward."
    case .webLanguageLabel:
      "Sprache"
    case .webListMore:
      "Mehr laden"
    case .webListRefresh:
      "Neu laden"
    case .webNavigationArticles:
      "Artikel"
    case .webNavigationLabel:
      "Hauptmenü"
    case .webNavigationProducts:
      "Produkte"
    case .webNavigationSkip:
      "Zum Inhalt springen"
    case .webNotFoundTitle:
      "Nicht gefunden"
    case .webPageLabel:
      "Seiten"
    case .webPageNext:
      "Nächste Seite"
    case .webPagePrevious:
      "Vorherige Seite"
    case .webRetryLabel:
      "Noch einmal versuchen"
    case .webSearchArticles:
      "Artikel suchen"
    case .webSearchProducts:
      "Produkte suchen"
    case .webSearchSubmit:
      "Suchen"
    }
  }
}
