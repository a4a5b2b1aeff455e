import type { CommError } from '../comm-error.ts'

const first = 1_000
const longest = 60_000

/** After a failure nothing is tried for a while, longer each time, or as long as the server asked for. */
export interface CoolDown {
  /** the failure that still forbids another attempt */
  active(): CommError | undefined
  failed(error: CommError): void
  reset(): void
}

/** `now` is the device's clock in milliseconds; should it be set back, the wait is over rather than endless. */
export const coolDown = (now: () => number): CoolDown => {
  let failure: { error: CommError; from: number; until: number } | undefined
  let failures = 0
  return {
    active: () => (failure && now() >= failure.from && now() < failure.until ? failure.error : undefined),
    failed(error) {
      const asked = (error.detail?.retryAfter ?? 0) * 1000
      const wait = Math.min(Math.max(first * 2 ** failures++, asked), longest)
      failure = { error, from: now(), until: now() + wait }
    },
    reset() {
      failure = undefined
      failures = 0
    },
  }
}
