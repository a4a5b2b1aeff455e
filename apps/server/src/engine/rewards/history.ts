import type { ISql } from 'postgres'

/** When the given events happened to a reward, by the wall clock, in the order in which they were recorded. */
export const eventsOf = async <Event extends string>(
  db: ISql,
  id: string,
  events: readonly Event[],
): Promise<{ event: Event; at: number }[]> => {
  const rows = await db<{ event: Event; at: Date }[]>`
    select event, at from audit_entries
    where subject = 'rewards' and subject_id = ${id} and event = any (${[...events]}) order by id`
  return rows.map(({ event, at }) => ({ event, at: at.getTime() }))
}
