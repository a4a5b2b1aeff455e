import type { ISql } from 'postgres'
import { Refused } from '../../../refused.ts'

/** Exports that one process runs at the same time. */
const mostOfProcess = 2

/** Milliseconds after which an export ends unfinished. A slow reader holds no connection to the database meanwhile. */
export const longestExport = 15 * 60_000

/** Milliseconds that clocks of two servers may differ by. */
const clockMargin = 60_000

const busy = (message: string) => new Refused('rate_limited', message, { retryAfter: 60 })

/**
 * Bounds exports: a member of staff has one at a time on all servers, by a row, and a process runs two. The row of a
 * server that crashed counts until the longest export would have ended.
 */
export const runningExports = (db: ISql, wall: () => number) => {
  let running = 0

  const claim = async (staffId: string, id: string): Promise<void> => {
    const now = wall()
    const rows = await db`
      insert into audit_exports as running (staff_id, export, ends_at)
      values (${staffId}, ${id}, ${new Date(now + longestExport + clockMargin)})
      on conflict (staff_id) do update set export = excluded.export, ends_at = excluded.ends_at
      where running.ends_at <= ${new Date(now)} returning 1`
    if (rows.length === 0) throw busy('an export of the same member of staff is running')
  }

  return {
    /**
     * @returns a function that ends the export, once
     * @throws Refused `rate_limited`
     */
    begin: async (staffId: string, id: string): Promise<() => Promise<void>> => {
      if (running >= mostOfProcess) throw busy('the server runs two exports already')
      running += 1
      let isOver = false
      const end = async () => {
        if (isOver) return
        isOver = true
        running -= 1
        await db`delete from audit_exports where export = ${id}`
      }
      try {
        await claim(staffId, id)
        return end
      } catch (error) {
        isOver = true
        running -= 1
        throw error
      }
    },
  }
}
