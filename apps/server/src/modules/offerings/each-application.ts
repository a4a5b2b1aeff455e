import type { Application } from '@foyer/contract/offerings'
import type { Sql } from 'postgres'
import { type ApplicationRow, applicationsIn } from './application-rows.ts'

const atOnce = 100

/**
 * Does something for every application of an offering that is in a state, a page at a time. What fails for one keeps the
 * others neither from their turn nor from what was done for them.
 *
 * @throws AggregateError once all had their turn, with whatever failed
 */
export const eachApplication = async (
  db: Sql,
  offering: string,
  states: readonly Application['status'][],
  act: (application: ApplicationRow) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = []
  let after: string | null = null
  for (;;) {
    const page: ApplicationRow[] = await applicationsIn(db, offering, states, { after, most: atOnce })
    for (const application of page)
      try {
        await act(application)
      } catch (error) {
        failures.push(error)
      }
    after = page.at(-1)?.id ?? null
    if (page.length < atOnce) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} applications for ${offering} failed`)
}
