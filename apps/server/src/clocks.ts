/**
 * Two clocks (design §6), both in milliseconds since 1970 and always passed in: SQL `now()` and `Date.now()` are for
 * neither. Wall: tokens, nonces, codes, jobs, logs. Business: phases, cut-offs, validity; movable in the sandbox.
 */
export interface Clocks {
  wall(): number
  business(): number
}

/** The machine's clock: the one place that reads it. */
export const wallClock = (): number => Date.now()
