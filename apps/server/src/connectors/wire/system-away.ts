import { Refused } from '../../refused.ts'

/** What a call that failed did: certainly nothing, or nobody knows. */
export type Outcome = 'not_done' | 'unknown'

/**
 * A system of the firm did not answer a call, or answered what its contract does not allow. A person sees `unavailable`,
 * with the seconds until they may try again.
 */
export class SystemAway extends Refused {
  readonly system: string
  readonly outcome: Outcome
  /** whether the same call could succeed at once */
  readonly passes: boolean
  /** whether the system may be working on the call at this moment, because it did not answer in time */
  readonly mayRun: boolean

  /** @param why for engineers, without personal data */
  constructor(
    system: string,
    outcome: Outcome,
    why: string,
    {
      retryAfter = 5,
      passes = false,
      mayRun = false,
      cause,
    }: { retryAfter?: number; passes?: boolean; mayRun?: boolean; cause?: unknown } = {},
  ) {
    super('unavailable', `the ${system} of the firm is away: ${why}`, { retryAfter })
    this.name = 'SystemAway'
    this.system = system
    this.outcome = outcome
    this.passes = passes
    this.mayRun = mayRun
    this.cause = cause
  }
}

/** A system of the firm refused a call for a reason that the operation declares. Nothing was done. */
export class RefusedBySystem extends Error {
  readonly reason: string

  constructor(system: string, reason: string) {
    super(`the ${system} of the firm refused: ${reason}`)
    this.name = 'RefusedBySystem'
    this.reason = reason
  }
}
