/** Where the visitor's choice of language is kept; the head script reads it before the first paint. */
export const languageKey = `${__CLIENT_APP__}.language`
