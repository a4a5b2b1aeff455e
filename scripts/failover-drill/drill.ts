import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compareBooks, newBooks } from './books.ts'
import { callerAt } from './caller.ts'
import { type Incident, kills, others } from './incidents.ts'
import { type Attempt, type Effect, effectOf } from './journal.ts'
import { setUp } from './set-up.ts'
import { readStored } from './stored.ts'
import { type Setting, visit } from './visit.ts'

interface Wanted {
  readonly kills: number
  readonly callers: number
  /** whether the other incidents happen too */
  readonly withOthers: boolean
  /** whether logs and data stay */
  readonly keepsFiles: boolean
  say(line: string): void
}

/** What an incident did. Times are milliseconds. */
export interface Row extends Effect {
  readonly incident: string
  /** until another host was primary; undefined if none had to be */
  readonly untilPrimary: number | undefined
  /** until all hosts followed again */
  readonly untilWhole: number
}

export interface Outcome {
  readonly rows: readonly Row[]
  readonly figures: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

/** Milliseconds of undisturbed calls before each incident. */
const quiet = 5_000
/** Milliseconds between two persons of a caller. */
const pause = 500
/** Codes of each pool. */
const codes = 5_000

/**
 * Runs the reference set-up with callers, kills the primary and cuts and loses hosts, and compares what callers received
 * with the database.
 */
export const runDrill = async ({ kills: count, callers, withOthers, keepsFiles, say }: Wanted): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-failover-'))
  // the database runs as another user, who needs access
  chmodSync(folder, 0o755)
  const running: { name: string; stop: () => Promise<void> | void }[] = []
  const faults: string[] = []
  try {
    say(`files and logs are in ${folder}`)
    const place = await setUp(folder, codes, (name, stop) => void running.push({ name, stop }))
    say('everything runs')
    const attempts: Attempt[] = []
    const { context, merchant } = place
    const setting: Setting = { context, merchant, books: newBooks(), codeFor: place.office.codeFor }
    let isOver = false
    let [persons, abandoned] = [0, 0]
    const work = async () => {
      while (!isOver) {
        const nth = persons++
        await wait(pause)
        const caller = callerAt(place.front, place.network.callerAddress(nth), attempts)
        try {
          if (!(await visit(setting, caller, nth))) abandoned++
        } catch (error) {
          faults.push(`a person: ${error instanceof Error ? error.message : error}`)
        } finally {
          caller.end()
        }
      }
    }
    const working = Promise.all(Array.from({ length: callers }, work))
    const pids = place.processes.map((one) => one.process.pid())

    const strike = async (incident: Incident): Promise<Row> => {
      await wait(quiet)
      say(`${incident.name} ...`)
      const begun = performance.now()
      const broken = await incident.strike(place.cluster, (fault) => faults.push(`${incident.name}: ${fault}`))
      const { primaryAt } = broken
      if (primaryAt !== undefined) await wait(quiet)
      broken.repair()
      await place.cluster.untilWhole()
      await wait(quiet)
      const ended = performance.now()
      return {
        incident: incident.name,
        untilPrimary: primaryAt === undefined ? undefined : primaryAt - begun,
        untilWhole: ended - quiet - begun,
        ...effectOf(attempts, begun, ended),
      }
    }
    const plan = Array.from({ length: count }, (_, nth) => kills[nth % kills.length] as Incident)
    const rows: Row[] = []
    for (const incident of withOthers ? [...plan, ...others] : plan) {
      const row = await strike(incident)
      rows.push(row)
      say(`  ${(row.silence / 1000).toFixed(1)} s without an acknowledged write, ${JSON.stringify(row.failed)}`)
      for (const one of row.forbidden) faults.push(`${incident.name}: a caller received ${one}`)
    }
    isOver = true
    await working
    place.processes.forEach((one, nth) => {
      if (one.process.pid() !== pids[nth]) faults.push(`the process of ${one.host.name} ended`)
    })
    // orders that were claimed last are on their way
    await wait(15_000)
    const stored = readStored(await place.cluster.leader())
    faults.push(...compareBooks(setting.books, stored))
    faults.push(...place.partner.twice.map((code) => `the partner received the code ${code} in two orders`))
    say(
      await place.run('verify').catch((error: Error) => {
        faults.push(error.message)
        return ''
      }),
    )
    const { books } = setting
    const figures = {
      persons,
      'sign-ins given up': abandoned,
      'sign-ins': books.signIns.size,
      claims: books.claims.size,
      joins: books.joins.size,
      conversions: books.conversions.size,
      redemptions: books.redemptions.size,
      events: books.events.size,
      'orders at the partner': place.partner.orders.size,
      attempts: attempts.length,
      'attempts without success': attempts.filter(({ outcome }) => outcome !== 'ok').length,
    }
    return { rows, figures, faults }
  } finally {
    for (const { name, stop } of running.reverse())
      await Promise.resolve(stop()).catch((error: unknown) => say(`${name} did not stop: ${error}`))
    if (!keepsFiles) rmSync(folder, { recursive: true, force: true })
  }
}
