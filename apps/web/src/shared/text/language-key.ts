/** Storage key of the visitor's language. The head script reads it before the first paint. */
export const languageKey = `${__CLIENT_APP__}.language`
