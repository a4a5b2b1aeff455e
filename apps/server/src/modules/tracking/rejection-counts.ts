import type { TrackingRejection } from '@foyer/protocol/tracking/events'
import type { Context } from '../../context.ts'
import { hongKongTime } from '../../hong-kong.ts'

/** Counts rejections by day and reason. */
export interface RejectionCounts {
  count(reason: TrackingRejection): void
  /** Adds the counts to the table. */
  flush(): Promise<void>
}

/**
 * Rejections are counted in memory and added to the table periodically, so that invalid input does not cause a write
 * each. A killed process loses the latest counts; events themselves are never counted here.
 */
export const rejectionCounts = ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): RejectionCounts => {
  const waiting = new Map<string, number>()
  const add = (key: string, events: number) => void waiting.set(key, (waiting.get(key) ?? 0) + events)
  return {
    count: (reason) => add(`${hongKongTime(clocks.wall()).date} ${reason}`, 1),
    flush: async () => {
      const flushed = [...waiting].sort()
      if (flushed.length === 0) return
      waiting.clear()
      const rows = flushed.map(([key, events]) => {
        const [day = '', reason = ''] = key.split(' ')
        return { day, reason, events }
      })
      try {
        await db`
          insert into tracking_rejections as total (day, reason, events)
          select * from jsonb_to_recordset(${db.json(rows)}) as given (day date, reason text, events bigint)
          on conflict (day, reason) do update set events = total.events + excluded.events`
      } catch (error) {
        for (const [key, events] of flushed) add(key, events)
        throw error
      }
    },
  }
}
