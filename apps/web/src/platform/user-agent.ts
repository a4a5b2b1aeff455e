/** The one place that asks what the client runs in; a test keeps it so. What follows from it is `detectHost`'s (A13). */
export const userAgent = (): string => navigator.userAgent
