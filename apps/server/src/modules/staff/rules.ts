/** Maximum life of a session in milliseconds; it ends earlier after `idleMs` without use. */
export const lifeMs = 8 * 3_600_000
export const idleMs = 30 * 60_000
/** Milliseconds for which a proof of identity admits to dangerous acts. */
export const proofMs = 5 * 60_000
/** Milliseconds within which a person must come back from the provider. */
export const flowMs = 10 * 60_000
