/** Storage key of the visitor's appearance. The head script reads it before the first paint. */
export const appearanceKey = `${__CLIENT_APP__}.appearance`
