import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { build } from '../../build.ts'
import type { Context } from '../../context.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { logFailures } from '../../database/log-failures.ts'
import { repeatWhileListening } from '../../http/repeat.ts'

/** Milliseconds without a heartbeat after which a process counts as lost: three of `repeatWhileListening`. */
export const lostAfter = 90_000
/** Milliseconds for which a lost process stays listed. */
const listedFor = 3_600_000

type Parts = Pick<Context, 'db' | 'clocks'>

/** What a process does. */
interface Tasks {
  readonly serves: boolean
  readonly works: boolean
}

/** The process that runs this code. */
export const processId = randomUUID()

/** Stores a heartbeat, and deletes rows of processes that were lost long ago. */
export const beat = async (
  { db, clocks }: Parts,
  { id, startedAt, serves, works }: Tasks & { readonly id: string; readonly startedAt: number },
): Promise<void> => {
  const now = clocks.wall()
  const row = { id, serves, works, ...build, started_at: new Date(startedAt), seen_at: new Date(now) }
  await db`
    insert into server_processes ${db(row)} on conflict (id) do update set seen_at = excluded.seen_at`
  await pruneInBatches(db, 'server_processes', db`seen_at < ${new Date(now - listedFor)}`)
}

/** Stores a heartbeat of the process twice a minute, until it stops. A database that does not answer ends nothing. */
export const beatWhileListening = (app: FastifyInstance, context: Parts, tasks: Tasks): void => {
  const startedAt = context.clocks.wall()
  const look = () => beat(context, { ...tasks, id: processId, startedAt })
  const logFailure = logFailures(app.log, 'the heartbeat of the process was not stored')
  app.addHook('onListen', () => look().catch(logFailure))
  repeatWhileListening(app, look)
  app.addHook('onClose', async () => {
    await context.db`delete from server_processes where id = ${processId}`.catch(logFailure)
  })
}
