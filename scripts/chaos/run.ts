import { randomBytes } from 'node:crypto'
import { wallClock } from '../../apps/server/src/clocks.ts'
import { addToStock } from '../../apps/server/src/engine/stock.ts'
import { importPool } from '../../apps/server/src/modules/partners/pools.ts'
import type { Tally } from './caller.ts'
import { compareBooks, type Difference, verifyRecords } from './compare.ts'
import { faults } from './faults.ts'
import { exchangeActivity, mealActivity } from './person-books.ts'
import { happen } from './schedule.ts'
import { healAll, settle } from './settle.ts'
import { type System, startSystem } from './system.ts'
import { beginTraffic } from './traffic.ts'

export interface Chaos {
  readonly seed: number
  /** seconds of faults; longer if not every fault has happened by then */
  readonly seconds: number
  /** persons, and clients of the firm, who act at once */
  readonly atOnce: { readonly persons: number; readonly clients: number }
  /** codes of each voucher besides those of the sandbox, so that stock runs out during the run */
  readonly codes: number
  /** leaves out faults that take long, and makes the others as short as they can be */
  readonly isShort?: boolean
  /** lets only faults happen whose name contains this text */
  readonly only?: string
  /** ends the run without a comparison */
  readonly signal?: AbortSignal
  /** receives how the run goes, every few seconds */
  readonly say?: (line: string) => void
  /** receives when each fault begins and ends */
  readonly sayFault?: (line: string) => void
}

export interface Outcome {
  /** how often each fault happened */
  readonly faults: Readonly<Record<string, number>>
  readonly figures: Readonly<Record<string, number>>
  /** answers after which a call was repeated, by reason */
  readonly passing: Readonly<Record<string, number>>
  /** nothing if the run passes */
  readonly differences: readonly Difference[]
  /** the latest beginnings and ends of faults */
  readonly latest: readonly string[]
  /** the folder of the servers' logs; it is retained if there are differences */
  readonly folder: string
}

/** Seconds between two lines of progress. */
const betweenLines = 10
/** Milliseconds after the last fault in which every call that is not answered yet is repeated. */
const untilAnswered = 120_000

/** Prepares stock that runs out, and limits that a day of traffic does not reach. @returns the versions of the terms */
const prepare = (system: System, codes: number): Promise<ReadonlyMap<number, number>> =>
  system.withContext(async ({ db, secrets }) => {
    const pool = Array.from({ length: codes }, () => randomBytes(8).toString('hex'))
    for (const [activity, item] of [
      [mealActivity, 'meal'],
      [exchangeActivity, 'coffee'],
      [exchangeActivity, 'book-voucher'],
    ] as const)
      await importPool(
        db,
        secrets,
        { activity, item },
        { name: 'codes of the drill', codes: pool.map((code) => `${item}${code}`.slice(-24)) },
        { actor: { kind: 'operator', by: 'the drill' }, wall: wallClock() },
      )
    // places for more persons than there are vouchers
    for (const activity of [mealActivity, exchangeActivity]) await addToStock(db, activity, '', 10 * codes + 10_000)
    await db`update sms_settings set daily_limit = 1000000`
    await db`update sms_budget set daily_limit = 1000000`
    const versions = await db<{ activity: number; version: number }[]>`
      select activity, max(version) as version from page_versions group by activity`
    return new Map(versions.map(({ activity, version }) => [activity, version]))
  })

const newTally = (): Tally => ({ sent: 0, lost: 0, acknowledged: 0, refused: 0, unknown: 0, passing: {} })

/** Servers that ended without a kill. A server must survive every fault; only a start without a database may fail. */
const fallenOf = ({ servers, worker, folder }: System): readonly Difference[] =>
  [...servers, worker].flatMap(({ name, crashes }) =>
    crashes.map((code) => ({ found: `${name} ended by itself with ${code}; its log is in ${folder}` })),
  )

/**
 * Lets faults happen to a whole system under mixed traffic, heals everything, and compares the answers that every caller received
 * with what the system says then.
 */
export const chaos = async (wanted: Chaos): Promise<Outcome> => {
  const { seed, seconds, atOnce, codes, isShort = false, only = '', signal } = wanted
  const { say = () => undefined, sayFault = () => undefined } = wanted
  const system = await startSystem()
  const begun = performance.now()
  const elapsed = () => performance.now() - begun
  const latest: string[] = []
  const note = (line: string) => {
    const timed = `${(elapsed() / 1000).toFixed(3).padStart(9)} ${line}`
    sayFault(timed)
    latest.push(timed)
    if (latest.length > 40) latest.shift()
  }
  const chosen = faults.filter(({ name, isLong }) => name.includes(only) && !(isShort && isLong))
  const possible = chosen.filter((fault) => {
    const why = fault.obstacle?.(system)
    if (why !== undefined) say(`LEFT OUT: ${fault.name}, since ${why}`)
    return why === undefined
  })
  const tally = newTally()
  let isQuiet = false
  /** when calls are no longer repeated */
  let deadline = Number.POSITIVE_INFINITY
  const lines = setInterval(() => {
    say(
      `${Math.round(elapsed() / 1000)} s: ${tally.sent} requests, ${tally.lost} without an answer, ${tally.acknowledged} acts confirmed, ${tally.refused} refused; ${latest.at(-1)?.trim() ?? 'no fault yet'}`,
    )
  }, betweenLines * 1000)
  try {
    const terms = await prepare(system, codes)
    const signing = await system.withContext(async ({ clocks, secrets }) => ({ clocks, secrets }))
    const traffic = { tally, ports: system.toServers.map(({ port }) => port), mayRepeat: () => elapsed() < deadline }
    const { everybody, finished } = beginTraffic(system, {
      ...{ seed, traffic, signing, terms, atOnce, elapsed },
      isOver: () => isQuiet,
    })
    const isOver = () => elapsed() > seconds * 1000
    const happening = happen(system, { seed, faults: possible, isShort, isOver, note })
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    // an actor or a fault that fails otherwise than by a refusal ends the run
    const counts = await Promise.race([happening, finished.then(() => happening), stopped])
    isQuiet = true
    await healAll(system)
    note('everything is healed')
    deadline = elapsed() + untilAnswered
    await finished
    const open = await settle(system)
    deadline = Number.POSITIVE_INFINITY
    const differences = [
      ...open.map((found) => ({ found })),
      ...(await verifyRecords(system)),
      ...(await compareBooks(system, everybody)),
      ...fallenOf(system),
    ]
    const { persons, clients, gaveUp, events } = everybody
    const figures = {
      requests: tally.sent,
      'without an answer': tally.lost,
      'acts confirmed': tally.acknowledged,
      'acts refused': tally.refused,
      'outcome unknown': tally.unknown,
      persons: persons.length,
      'gave up signing in': gaveUp,
      'clients of the firm': clients.length,
      'meal vouchers': persons.filter(({ books }) => books.meal.state === 'confirmed').length,
      conversions: persons
        .flatMap(({ books }) => books.conversions)
        .filter(({ outcome }) => outcome.state === 'confirmed').length,
      redemptions: persons
        .flatMap(({ books }) => [...books.redemptions.values()])
        .filter(({ confirmed }) => confirmed > 0).length,
      applications: clients
        .flatMap(({ books }) => books.applications)
        .filter(({ outcome }) => outcome.state === 'confirmed').length,
      cancellations: clients
        .flatMap(({ books }) => books.applications)
        .filter(({ cancellation }) => cancellation.state === 'confirmed').length,
      'tracked events confirmed': events.confirmed.size,
      differences: differences.length,
    }
    const outcome: Outcome = {
      faults: counts,
      figures,
      passing: tally.passing,
      differences,
      latest,
      folder: system.folder,
    }
    await system.end({ keeps: differences.length > 0 })
    return outcome
  } catch (error) {
    for (const line of latest) say(line)
    await system.end({ keeps: !signal?.aborted })
    throw error
  } finally {
    clearInterval(lines)
  }
}
