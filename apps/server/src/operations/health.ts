import { setTimeout as elapse } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { Refused } from '../refused.ts'
import { withTimeout } from '../timeout.ts'
import { quietLevel } from './quiet-level.ts'

const healthy = z.object({ status: z.literal('ok') })
const ready = healthy.extend({ away: z.array(z.string()).describe('systems of the firm that do not answer') })
const ok = { status: 'ok' as const }

/**
 * Whether the database accepts no changes, as a standby does. In that case its connections are closed, since they would
 * stay with the former primary forever; the next ones reach the new primary.
 */
const readsOnly = async (db: Sql): Promise<boolean> => {
  const [row] = await withTimeout(
    db<[{ isReadOnly: boolean }]>`select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  )
  // the connection ends in the middle of the statement, and the pool is renewed
  if (row.isReadOnly) await db`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined)
  return row.isReadOnly
}

/**
 * Routes for monitoring. `/healthz`: the process runs; restart it if this fails. `/readyz`: the process accepts
 * visitors; 503 while the database does not answer or accepts no changes, and once closing begins. A system of the firm
 * that is away is named with 200, since the process can serve everything else. Closing then continues to serve for DRAIN_SECONDS, so that a load balancer sees the 503 before connections are refused.
 */
export const healthRoutes = (app: App, { db, environment, connectors }: Context): void => {
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
    await elapse(environment.DRAIN_SECONDS * 1000)
  })
  const logLevel = quietLevel(environment)
  const tags = ['operations']
  const config = { load: 'uncounted' } as const

  app.get(
    '/healthz',
    { config, logLevel, schema: { tags, summary: 'The process runs', response: { 200: healthy } } },
    () => ok,
  )

  app.get(
    '/readyz',
    {
      config,
      logLevel,
      schema: { tags, summary: 'The process can serve: its database answers', response: { 200: ready } },
    },
    async (request) => {
      if (draining) throw new Refused('unavailable', 'this process is stopping')
      const isReadOnly = await readsOnly(db).catch((err: unknown) => {
        request.log.warn({ err }, 'the database does not answer')
        throw new Refused('unavailable', 'the database does not answer')
      })
      if (isReadOnly) throw new Refused('unavailable', 'the database is read-only')
      return { ...ok, away: connectors.states.filter(({ isAway }) => isAway()).map(({ system }) => system) }
    },
  )
}
