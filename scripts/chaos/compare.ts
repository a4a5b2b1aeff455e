import { modules } from '../../apps/server/src/modules/all.ts'
import { verifyCommand } from '../../apps/server/src/modules/verification/command.ts'
import { differencesOfClient } from './client-books.ts'
import { differencesOfEvents } from './events.ts'
import type { History } from './history.ts'
import { differencesOfPerson } from './person-books.ts'
import { readClient, readPerson, storedApplications } from './readings.ts'
import type { System } from './system.ts'
import type { Everybody } from './traffic.ts'

/** What is wrong, with the history of the caller whom it concerns. */
export interface Difference {
  readonly found: string
  readonly history?: History
}

/** Persons and clients who are read at once. */
const atOnce = 8

/** Runs `act` for every item, several at once. */
const each = async <T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> => {
  const rest = items.values()
  const work = async () => {
    for (const item of rest) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Compares the answers that persons and clients received with what the server and the firm say. */
export const compareBooks = async (system: System, everybody: Everybody): Promise<readonly Difference[]> => {
  const { persons, clients, events, unanswered } = everybody
  const differences: Difference[] = unanswered.map(({ message, history }) => ({ found: message, history }))
  const compare = async (
    history: History,
    contradictions: readonly string[],
    find: () => Promise<readonly string[]>,
  ) => {
    const found = await find().catch((error: unknown) => [`${history.name}: ${(error as Error).message}`])
    const all = [...contradictions.map((one) => `${history.name}: ${one}`), ...found]
    differences.push(...all.map((one) => ({ found: one, history })))
  }
  await each(persons, (one) =>
    compare(one.actor.history, one.contradictions, async () => differencesOfPerson(one.books, await readPerson(one))),
  )
  const applications = await system.database.untilDone(storedApplications)
  await each(clients, (one) =>
    compare(one.actor.history, one.contradictions, async () =>
      differencesOfClient(one.books, await readClient(one, applications.get(one.firm.account) ?? [])),
    ),
  )
  const stored = await system.database.untilDone(
    (db) => db<{ id: number }[]>`select track_id as id from tracking_events`,
  )
  const ofEvents = differencesOfEvents(
    events,
    stored.map(({ id }) => id),
  )
  return [...differences, ...ofEvents.map((found) => ({ found }))]
}

/** Runs `foyer verify`. @returns its differences, or why it could not run */
export const verifyRecords = async ({ variables, database }: System): Promise<readonly Difference[]> => {
  let printed = ''
  const out = (text: string) => {
    printed += text
  }
  const direct = { ...variables, DATABASE_URL: database.urlBy(database.port) }
  const code = await verifyCommand.run([], direct, { out, err: out }, async () => modules)
  if (code === 0 && printed.endsWith('No difference.\n')) return []
  const lines = printed.split('\n').filter((line) => code === 2 || line.startsWith('DIFFERENCE'))
  return lines.filter((line) => line !== '').map((found) => ({ found: `foyer verify: ${found}` }))
}
