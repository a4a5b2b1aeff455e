import { setTimeout as elapse } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { logFailures } from '../../database/log-failures.ts'
import { createEvaluation } from './evaluate.ts'

/** Milliseconds between two evaluations. Every price in between is compared. */
const every = 2_000

/** Evaluates the alerts while the server listens. */
export const watchWhileListening = (app: FastifyInstance, context: Context): void => {
  const { environment, connectors } = context
  // production has no prices without a provider
  if (environment.FOYER_MODE !== 'sandbox' && connectors.marketData.isLocal) return
  const ending = new AbortController()
  const evaluation = createEvaluation(context)
  const logFailure = logFailures(app.log, 'price alerts could not be evaluated')
  let watching = Promise.resolve()
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await evaluation.run().catch(logFailure)
      await elapse(every, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }
  app.addHook('onListen', async () => {
    watching = watch()
  })
  app.addHook('onClose', async () => {
    ending.abort()
    await watching
  })
}
