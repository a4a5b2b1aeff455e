import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel'
import type { BaseLogger } from 'pino'
import { inSpan } from '../../telemetry/spans.ts'
import type { Result, SystemState } from '../wire/caller.ts'
import { lastMoments } from '../wire/last-moments.ts'
import { steadyPause } from '../wire/steady-pause.ts'
import { SystemAway } from '../wire/system-away.ts'

/** Failed calls in a row after which none is tried for `pause` milliseconds, and how many run or wait. */
const bounds = { failures: 5, pause: 10_000, atOnce: 32, waiting: 64 }

/** Bounds the calls to a provider, and records for operators whether it is away. A code is never exchanged twice. */
export const guard = (system: string, log: BaseLogger) => {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof SystemAway),
    { breaker: new ConsecutiveBreaker(bounds.failures), halfOpenAfter: steadyPause(bounds.pause) },
  )
  const policy = wrap(bulkhead(bounds.atOnce, bounds.waiting), breaker)
  const results: Record<Result, number> = { answered: 0, refused: 0, not_done: 0, unknown: 0 }
  let elapsed = 0
  let hasFailed = false
  const moments = lastMoments()

  const asAway = (error: unknown): unknown => {
    if (error instanceof BrokenCircuitError)
      return new SystemAway(system, 'not_done', 'earlier calls failed', { retryAfter: bounds.pause / 1000 })
    if (error instanceof BulkheadRejectedError)
      return new SystemAway(system, 'not_done', 'too many calls are under way')
    return error
  }

  const state: SystemState = {
    system,
    results,
    elapsed: () => elapsed,
    since: moments.since,
    isAway: () => hasFailed || breaker.state !== CircuitState.Closed,
  }
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    try {
      const answer = await inSpan(system, { 'foyer.system': system }, () => policy.execute(call))
      results.answered++
      moments.note('answer')
      if (hasFailed) log.info({ system }, 'a system of the firm answers again')
      hasFailed = false
      return answer
    } catch (error) {
      const failure = asAway(error)
      if (failure instanceof SystemAway) {
        results[failure.outcome]++
        moments.note('failure')
        if (!hasFailed) log.warn({ system, err: failure }, 'a system of the firm is away')
        hasFailed = true
      }
      throw failure
    } finally {
      elapsed += performance.now() - started
    }
  }
  return { state, run }
}
