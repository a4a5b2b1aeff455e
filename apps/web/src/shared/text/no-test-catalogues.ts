/** The client has no languages of tests. */
export const testCatalogues = {}
