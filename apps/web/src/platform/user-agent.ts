/** The only place that reads the user agent, which a test enforces. `detectHost` evaluates it (A13). */
export const userAgent = (): string => navigator.userAgent
