/// Everything that can go wrong in a repository or a use case, in terms of no technology.
///
/// Each port throws this type and no other, so what SQLite, URLSession or a decoder throws stays in Data. Presentation
/// turns a case into a sentence, in one place and in the reader's language.
public enum DomainError: Error, Hashable, Sendable {
  /// There is no item with this identifier.
  case notFound

  /// The source has no such category; these are the ones it has.
  case unknownCategory(String, known: [String])

  /// The source cannot filter by this category: its response has items of others.
  case categoryIgnored(String)

  /// The list ends before the page that was asked for.
  case pageOutOfRange(Int, last: Int)

  /// The search needs a keyword.
  case emptyKeyword

  /// The source cannot be reached.
  case offline

  /// The source took too long.
  case timedOut

  /// The source refuses the request. It may serve the same request later if the refusal is temporary.
  case refused(code: String, message: String?, isTemporary: Bool = false)

  /// The source's response lacks this field, or has something else in it.
  case invalidResponse(field: String)

  /// The database cannot be used.
  case storage(StorageFailure)

  /// What a person entered breaks rules.
  case invalid(ValidationError)

  /// The item was changed after the version that the change is based on.
  case conflict

  /// There are as many items as there may be.
  case limitReached(Int)

  /// Only a person who is signed in can do this.
  case signInRequired

  /// There is no account with this name and password.
  case wrongCredentials

  /// Too many sign-ins have failed.
  case tooManyAttempts

  /// The caller was cancelled before the result was there.
  case cancelled
}

/// Why a database cannot be used.
public enum StorageFailure: Error, Hashable, Sendable {
  case isFolder(path: String)
  case notADatabase(path: String)

  /// It is a database, of another program.
  case foreign(path: String)
  case notReadable(path: String)
  case notWritable(path: String)

  /// Another process held the database for too long.
  case busy
  case full

  /// Its server does not respond.
  case unreachable

  /// A later version of the app wrote the database.
  case newerVersion(path: String)

  /// A version of the app wrote the database that has what this one lacks, and lacks what this one has, such as one of
  /// another branch.
  case otherVersion(path: String)

  /// Anything else, with the code of what keeps the database.
  case other(code: String)
}
