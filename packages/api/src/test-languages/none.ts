/** The product has no languages of tests. */
export const testLanguages = {}
