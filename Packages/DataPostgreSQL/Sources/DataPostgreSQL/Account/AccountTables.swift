/// The tables of accounts, of their sessions, and of the key that signs tokens, and of what limits sign-ins.
enum AccountTables {
  static let script = """
    CREATE TABLE account (
      id text PRIMARY KEY,
      username text NOT NULL,
      usernameKey text NOT NULL UNIQUE,
      passwordHash text NOT NULL,
      createdAt bigint NOT NULL
    );
    CREATE TABLE session (
      digest text PRIMARY KEY,
      accountId text NOT NULL REFERENCES account ON DELETE CASCADE,
      expiresAt double precision NOT NULL
    );
    CREATE INDEX ON session (accountId);
    CREATE INDEX ON session (expiresAt);
    CREATE TABLE tokenFamily (
      digest text PRIMARY KEY,
      accountId text NOT NULL REFERENCES account ON DELETE CASCADE,
      expiresAt double precision NOT NULL,
      refreshInUse text NOT NULL,
      refreshIssued text
    );
    CREATE INDEX ON tokenFamily (accountId);
    CREATE INDEX ON tokenFamily (expiresAt);
    CREATE TABLE secretKey (name text PRIMARY KEY, value text NOT NULL)
    """

  static let attempts = """
    CREATE TABLE signInAttempt (
      digest text PRIMARY KEY,
      attempts bigint NOT NULL,
      since double precision NOT NULL
    );
    CREATE INDEX ON signInAttempt (since)
    """
}
