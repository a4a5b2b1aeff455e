import type { ServerProcess } from '@foyer/api/staff/systems'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { lostAfter, processId } from './heartbeat.ts'

/** The most processes that are listed. */
const most = 200

/** The processes of all servers that lived within an hour, the oldest first. */
export const serverProcesses = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<ServerProcess[]> => {
  const rows = await db<Omit<ServerProcess, 'isLost' | 'isAnswering'>[]>`
    select id, serves, works, version, commit, ${ms(db, 'started_at')} as "startedAt", ${ms(db, 'seen_at')} as "seenAt"
    from server_processes order by started_at, id limit ${most}`
  const now = clocks.wall()
  return rows.map((row) => ({ ...row, isLost: now - row.seenAt > lostAfter, isAnswering: row.id === processId }))
}
