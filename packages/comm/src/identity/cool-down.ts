import type { CommError } from '../comm-error.ts'

/** Milliseconds. A server that was not reached is not relieved by a long pause, and a person waits for it. */
const first = 1_000
const longest = 60_000
const longestUnreached = 4_000

/** After a failure nothing is tried for a while, longer each time, or as long as the server requests. */
export interface CoolDown {
  /** the failure that still forbids another attempt */
  active(): CommError | undefined
  failed(error: CommError): void
  /** the network is back: only what the server itself refused is still waited for */
  networkReturned(): void
  reset(): void
}

/** `now` is the device's clock in milliseconds; should it be set back, the wait is over rather than endless. */
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
