/** Storage key of a sign-in code that was sent. The head script looks for it before the first paint. */
export const pendingCodeKey = `${__CLIENT_APP__}.pending-code`
