import type { Application } from '@foyer/api/offerings'
import type { Sql } from 'postgres'
import { type ApplicationRow, applicationsIn } from './application-rows.ts'

const atOnce = 100

/**
 * Runs a function for every application of an offering in the given states, page by page. A failure for one application
 * affects no other.
 *
 * @throws AggregateError with all failures, after every application was processed
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
