import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sandboxMetrics } from '@foyer/testing/staff'
import { connect } from '../../apps/server/src/database/connect.ts'
import { startClient } from '../runner/client.ts'
import { startDatabase } from '../runner/database.ts'
import { idle } from '../runner/idle.ts'
import { median } from '../runner/statistics.ts'
import { createFloor, insertBare } from './floor.ts'
import type { Round } from './load.ts'

/** Share of the rate of bare batched inserts that batches must reach: the design's figure. */
const bar = 0.4
const warmUp = 1

/** Forms in which events arrive. One event per body is limited by HTTP. */
const forms = {
  'batches of 200': { connections: 32, requests: 50, events: 200 },
  'one a body, 32 connections': { connections: 32, requests: 2_000, events: 1 },
  'one a body, 256 connections': { connections: 256, requests: 2_000, events: 1 },
} as const
type Form = keyof typeof forms
const names = Object.keys(forms) as Form[]

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]
const start = (file: string): ChildProcess => {
  const child = fork(join(import.meta.dirname, file), [], { env: { ...process.env, NODE_ENV: 'production' } })
  process.once('exit', () => child.kill())
  return child
}

interface Result {
  /** events per second, each durable when it was answered */
  readonly stored: number
  /** rows per second of the bare inserts, with as many rows each as the collector wrote at once */
  readonly inserted: number
  /** requests per second of a bare server that stores nothing */
  readonly answered: number
  /** events per statement */
  readonly batch: number
}

/**
 * Measures the events per second that the collector stores, in alternation with bare inserts and a bare server.
 * @returns whether the bar holds
 */
export const measureCollector = async (rounds: number): Promise<boolean> => {
  const database = await startDatabase()
  process.env.DATABASE_URL = database.url
  const whole = await startClient()
  const readMetrics = await sandboxMetrics(whole.url)
  const db = connect(database.url, { max: 2, name: 'foyer bench' })
  const owner = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
  await createFloor(owner)
  await owner.end()
  const [bare, load] = [start('bare.ts'), start('load.ts')]
  const [barePort, wholePort] = [Number(await nextMessage(bare)), Number(new URL(whole.url).port)]
  await nextMessage(load)

  const send = async (port: number, form: Form): Promise<number> => {
    const round: Round = { port, ...forms[form] }
    load.send(round)
    return (round.requests / Number(await nextMessage(load))) * 1000
  }
  const writes = async (): Promise<number> => {
    const metrics = await readMetrics()
    return Number(/^foyer_tracking_writes_total (\d+)$/m.exec(metrics)?.[1])
  }
  const measure = async (form: Form): Promise<Result> => {
    const { requests, events } = forms[form]
    const before = await writes()
    const stored = (await send(wholePort, form)) * events
    const batch = Math.max(1, Math.round((requests * events) / ((await writes()) - before)))
    const inserted = await insertBare(db, requests * events, batch)
    return { stored, inserted, answered: await send(barePort, form), batch }
  }

  await idle()
  const results: Record<Form, Result>[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const each = {} as Record<Form, Result>
    for (const form of names) each[form] = await measure(form)
    if (round >= 0) results.push(each)
  }
  const [{ stored }] = await db<[{ stored: number }]>`select count(*)::int as stored from tracking_events`
  const sent = names.reduce((sum, form) => sum + forms[form].requests * forms[form].events, 0) * (rounds + warmUp)
  for (const child of [bare, load]) child.kill()
  await db.end()
  await whole.stop()
  await database.stop()
  // the next measurement has a database of its own
  Reflect.deleteProperty(process.env, 'DATABASE_URL')

  console.log(`\n${rounds} rounds in turn; events a second, durable when they are answered\n`)
  console.log(
    'form                            stored   bare inserts   of them     bar   rows in each   of a bare server',
  )
  const of = (form: Form, figure: (one: Result) => number) => median(results.map((each) => figure(each[form])))
  const ratio = (form: Form) => of(form, (one) => one.stored / one.inserted)
  for (const form of names) {
    const { events } = forms[form]
    console.log(
      [
        form.padEnd(29),
        of(form, (one) => one.stored)
          .toFixed(0)
          .padStart(8),
        of(form, (one) => one.inserted)
          .toFixed(0)
          .padStart(14),
        ratio(form).toFixed(2).padStart(9),
        (events > 1 ? String(bar) : '').padStart(7),
        of(form, (one) => one.batch)
          .toFixed(0)
          .padStart(14),
        of(form, (one) => one.stored / events / one.answered)
          .toFixed(2)
          .padStart(18),
      ].join(' '),
    )
  }
  console.log(`of ${sent} events that were answered ${stored} are in the table`)
  const holds = ratio('batches of 200') >= bar && stored === sent
  if (!holds) console.log('the collector is below the bar')
  return holds
}
