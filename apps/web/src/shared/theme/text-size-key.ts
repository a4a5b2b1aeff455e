/** Storage key of the visitor's text size. The head script reads it before the first paint. */
export const textSizeKey = `${__CLIENT_APP__}.text-size`
