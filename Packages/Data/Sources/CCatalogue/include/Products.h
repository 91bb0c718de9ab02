/// The sample products as JSON, in the format of their remote source.
const char *_Nonnull productCatalogue(void);
