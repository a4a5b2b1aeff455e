import type { CommError } from '../comm-error.ts'

/** Milliseconds. A long backoff does not help a server that was not reached, and a person waits for it. */
const first = 1_000
const longest = 60_000
const longestUnreached = 4_000

/** The backoff after a failure, longer each time, or as long as the server requests. */
export interface CoolDown {
  /** the failure that currently prevents another attempt */
  active(): CommError | undefined
  failed(error: CommError): void
  /** ends the backoff when the network returns, unless the server itself refused */
  networkReturned(): void
  reset(): void
}

/**
 * `now` is the device's clock in milliseconds. If the clock is set back, the backoff ends, so that it is never endless.
 */
export const coolDown = (now: () => number): CoolDown => {
  let failure: { error: CommError; from: number; until: number } | undefined
  let failures = 0
  return {
    active: () => (failure && now() >= failure.from && now() < failure.until ? failure.error : undefined),
    failed(error) {
      const requested = (error.detail?.retryAfter ?? 0) * 1000
      const most = error.kind === 'refused' ? longest : longestUnreached
      const wait = Math.min(Math.max(first * 2 ** failures++, requested), most)
      failure = { error, from: now(), until: now() + wait }
    },
    networkReturned() {
      if (failure?.error.kind !== 'refused') failure = undefined
    },
    reset() {
      failure = undefined
      failures = 0
    },
  }
}
