/// The table of favourites. Those of a visitor have no account, so a trigger deletes those of an account with it.
enum FavouriteTables {
  /// The channel that tells the owner of a change.
  static let channel = "favourite"

  static let script = """
    CREATE TABLE favourite (
      owner text NOT NULL,
      itemId text NOT NULL,
      changeId text NOT NULL,
      isFavourite bigint NOT NULL,
      changedAt bigint NOT NULL,
      sequence bigint NOT NULL,
      PRIMARY KEY (owner, itemId),
      UNIQUE (owner, sequence)
    );
    CREATE FUNCTION deleteFavouritesOfAccount() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN DELETE FROM favourite WHERE owner = OLD.id; RETURN NULL; END $$;
    CREATE TRIGGER favouritesOfDeletedAccount AFTER DELETE ON account
    FOR EACH ROW EXECUTE FUNCTION deleteFavouritesOfAccount();
    CREATE FUNCTION tellOfFavourite() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('\(channel)', ''); RETURN NULL; END $$;
    CREATE TRIGGER tellOfFavourite AFTER INSERT OR UPDATE OR DELETE ON favourite
    FOR EACH STATEMENT EXECUTE FUNCTION tellOfFavourite()
    """
}
