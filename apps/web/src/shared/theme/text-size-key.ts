/** Where the visitor's choice of text size is kept; the head script reads it before the first paint. */
export const textSizeKey = `${__CLIENT_APP__}.text-size`
