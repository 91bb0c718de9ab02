/// The sample articles as JSON, in the format of their remote source.
const char *_Nonnull articleCatalogue(void);
