import { randomUUID } from 'node:crypto'
import { setTimeout as elapse } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { logFailures } from '../../../database/log-failures.ts'
import { Refused } from '../../../refused.ts'
import { readEvery, readProvider, releaseReading } from './read-provider.ts'

/** Milliseconds until a process that does not read, or failed, tries again. */
const pause = 2_000

/**
 * Reads the provider's quotes while the server listens. Of all processes one reads; another goes on within ten seconds
 * after it has ended.
 */
export const readWhileListening = (app: FastifyInstance, context: Context): void => {
  const { connectors, clocks } = context
  if (connectors.marketData.isLocal) return
  const me = randomUUID()
  const ending = new AbortController()
  let reading = Promise.resolve()
  const logFailure = logFailures(app.log, 'the quotes of the provider could not be read')
  const readOn = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const started = clocks.wall()
      const isReader = await readProvider(context, me, 1).catch((error: unknown) => {
        // the connector logs once that its system is away
        if (!(error instanceof Refused)) logFailure(error)
        return false
      })
      const left = isReader ? Math.max(started + readEvery - clocks.wall(), 0) : pause
      await elapse(left, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
    await releaseReading(context, me).catch(logFailure)
  }
  app.addHook('onListen', async () => {
    reading = readOn()
  })
  app.addHook('onClose', async () => {
    ending.abort()
    await reading
  })
}
