/** The page of an instrument, by its code. */
export const securityPath = (code: string): string => `/security?code=${encodeURIComponent(code)}`
