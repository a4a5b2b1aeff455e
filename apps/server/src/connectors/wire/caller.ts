import { randomUUID } from 'node:crypto'
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import type { BaseLogger } from 'pino'
import type { z } from 'zod'
import type { Operation } from './contract.ts'
import { type Address, exchange } from './exchange.ts'
import { lastMoments, type Moment } from './last-moments.ts'
import { steadyPause } from './steady-pause.ts'
import { RefusedBySystem, SystemAway } from './system-away.ts'

/** How a call ended. */
export type Result = 'answered' | 'refused' | 'not_done' | 'unknown'

/** What operators see of a system. */
export interface SystemState {
  readonly system: string
  /** whether the latest call failed, or calls are held back because several failed */
  isAway(): boolean
  /** calls since the process started; the attempts of a call count once */
  readonly results: Readonly<Record<Result, number>>
  /** duration of these calls together, milliseconds */
  elapsed(): number
  /** milliseconds since the last answer or failure; null if there was none since the process started */
  since(what: Moment): number | null
}

/** Calls one system of the firm. */
export interface SystemCaller {
  readonly state: SystemState
  /**
   * Calls an operation; up to three attempts with one key.
   *
   * @throws RefusedBySystem for a reason that the operation declares; SystemAway if there is no valid answer
   */
  call<Body extends z.ZodType, Answer extends z.ZodType>(
    operation: Operation<Body, Answer>,
    body: z.input<Body>,
    idempotencyKey?: string,
  ): Promise<z.output<Answer>>
}

/** Bounds of calls. Durations in milliseconds. */
export interface Bounds {
  /** attempts after the first */
  readonly retries: number
  readonly firstPause: number
  /** failed calls in a row after which no call is tried */
  readonly failures: number
  /** how long no call is tried then; afterwards one call tests the system */
  readonly pause: number
  readonly atOnce: number
  readonly waiting: number
}

const usual: Bounds = { retries: 2, firstPause: 100, failures: 5, pause: 10_000, atOnce: 32, waiting: 64 }

const isPassing = (error: unknown): boolean => error instanceof SystemAway && error.passes
const isAwayError = (error: unknown): boolean => error instanceof SystemAway

/** Creates the caller of a system. */
export const systemCaller = (address: Address, log: BaseLogger, bounds: Partial<Bounds> = {}): SystemCaller => {
  const { system } = address
  const { retries, firstPause, failures, pause, atOnce, waiting } = { ...usual, ...bounds }
  const breaker = circuitBreaker(handleWhen(isAwayError), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: steadyPause(pause),
  })
  const backoff = new ExponentialBackoff({ initialDelay: firstPause, maxDelay: 10 * firstPause })
  const policy = wrap(
    bulkhead(atOnce, waiting),
    breaker,
    retry(handleWhen(isPassing), { maxAttempts: retries, backoff }),
  )
  const results: Record<Result, number> = { answered: 0, refused: 0, not_done: 0, unknown: 0 }
  let elapsed = 0
  let hasFailed = false
  const moments = lastMoments()

  /** @param earlier what the attempts of the call may have done, whatever the last one says */
  const asAway = (error: unknown, { mayBeDone, mayRun }: { mayBeDone: boolean; mayRun: boolean }): unknown => {
    if (error instanceof BrokenCircuitError)
      return new SystemAway(system, 'not_done', 'earlier calls failed', { retryAfter: Math.ceil(pause / 1000) })
    if (error instanceof BulkheadRejectedError)
      return new SystemAway(system, 'not_done', 'too many calls are under way')
    if (error instanceof SystemAway && ((mayBeDone && error.outcome === 'not_done') || (mayRun && !error.mayRun)))
      return new SystemAway(system, 'unknown', 'an earlier attempt was not answered', { mayRun, cause: error })
    return error
  }

  const note = (error: unknown): void => {
    if (error instanceof RefusedBySystem) results.refused++
    if (!(error instanceof SystemAway)) return
    results[error.outcome]++
    moments.note('failure')
    if (!hasFailed) log.warn({ system, err: error }, 'a system of the firm is away')
    hasFailed = true
  }

  const noteAnswer = (): void => {
    moments.note('answer')
    if (hasFailed) log.info({ system }, 'a system of the firm answers again')
    hasFailed = false
  }

  return {
    state: {
      system,
      results,
      elapsed: () => elapsed,
      since: moments.since,
      isAway: () => hasFailed || breaker.state !== CircuitState.Closed,
    },
    call: async (operation, body, idempotencyKey = randomUUID()) => {
      const call = { operation, body: JSON.stringify(body), idempotencyKey }
      const started = performance.now()
      const earlier = { mayBeDone: false, mayRun: false }
      const attempt = () =>
        exchange(address, call).catch((error: unknown) => {
          if (error instanceof SystemAway) {
            earlier.mayBeDone ||= error.outcome === 'unknown'
            earlier.mayRun ||= error.mayRun
          }
          throw error
        })
      try {
        const answer = await policy.execute(attempt)
        results.answered++
        noteAnswer()
        // `exchange` validated it
        return answer as never
      } catch (error) {
        const failure = asAway(error, earlier)
        note(failure)
        if (failure instanceof RefusedBySystem) noteAnswer()
        throw failure
      } finally {
        elapsed += performance.now() - started
      }
    },
  }
}
