/** Where the visitor's choice of appearance is kept; the head script reads it before the first paint. */
export const appearanceKey = `${__CLIENT_APP__}.appearance`
