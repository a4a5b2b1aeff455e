import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../../apps/server/src/database/connect.ts'
import { startClient } from '../runner/client.ts'
import { startDatabase } from '../runner/database.ts'
import type { Sent } from './overload-load.ts'

/** Of a whole server under overload, in MiB; 16 of them are requests that are being dealt with. */
const cap = 768
/** What memory may seem to grow by from the middle to the end: a collection more or less. */
const growthBar = 0.1
/** A heap takes so many minutes to come to its size; less is only printed. */
const steadyAfter = 4
const connections = 128
const samplesMost = 240

const told = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

interface Sample {
  /** seconds since the beginning */
  readonly at: number
  /** MiB */
  readonly resident: number
  readonly heap: number
}

const sampleOf = (metrics: string, at: number): Sample => {
  const read = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(metrics)?.[1]) / 2 ** 20
  return { at, resident: read('process_resident_memory_bytes'), heap: read('nodejs_heap_size_used_bytes') }
}

/** What a straight line through the samples grows by, as a share of their mean. */
const growthOf = (samples: readonly Sample[], figure: 'resident' | 'heap'): number => {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length
  const [at, size] = [mean((one) => one.at), mean((one) => one[figure])]
  const slope = mean((one) => (one.at - at) * (one[figure] - size)) / mean((one) => (one.at - at) ** 2)
  return (slope * ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0))) / size
}

/** More than a collector can take, for so long. @returns whether its memory stays flat and nothing it took is lost */
export const measureOverload = async (minutes: number): Promise<boolean> => {
  const database = await startDatabase()
  process.env.DATABASE_URL = database.url
  const whole = await startClient()
  const db = connect(database.url, { max: 1, name: 'foyer bench' })
  const port = String(new URL(whole.url).port)
  const load = fork(join(import.meta.dirname, 'overload-load.ts'), [port, String(connections)])
  process.once('exit', () => load.kill())
  await told(load)

  const seconds = minutes * 60
  const every = Math.max(0.5, seconds / samplesMost)
  const begun = performance.now()
  const samples: Sample[] = []
  for (let at = 0; at < seconds; at = (performance.now() - begun) / 1000) {
    samples.push(sampleOf(await (await fetch(`${whole.url}/metrics`)).text(), at))
    await wait(every * 1000)
  }
  load.send('stop')
  const sent = (await told(load)) as Sent
  load.kill()
  const [{ stored }] = await db<[{ stored: number }]>`select count(*)::int as stored from tracking_events`
  await db.end()
  await whole.stop()
  await database.stop()
  // whoever comes next has one of their own
  Reflect.deleteProperty(process.env, 'DATABASE_URL')

  const late = samples.slice(samples.length / 2)
  const growth = { resident: growthOf(late, 'resident'), heap: growthOf(late, 'heap') }
  const isFlat = growth.resident <= growthBar
  const peak = Math.max(...samples.map(({ resident }) => resident))
  const listed = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .map(([why, count]) => `${count} by ${why}`)
      .join(', ') || 'none'
  const percent = (share: number) => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`
  console.log(`\n${minutes} minutes of overload over ${connections} connections, ${samples.length} samples of memory\n`)
  console.log(`events taken                     ${sent.taken}, ${(sent.taken / seconds).toFixed(0)} a second`)
  console.log(`in the table                     ${stored}`)
  console.log(`events told to come again        ${listed(sent.refused)}`)
  console.log(`  without saying when            ${sent.untimed}`)
  console.log(`connections that broke           ${listed(sent.broken)}`)
  const verdict = minutes < steadyAfter ? 'too short to tell' : isFlat ? 'flat' : 'grows'
  console.log(
    `resident memory                  ${verdict}: at most ${peak.toFixed(0)} MiB, bar ${cap}; second half ${percent(growth.resident)}, bar ${percent(growthBar)}, heap ${percent(growth.heap)}`,
  )
  const faults = [
    stored < sent.taken && 'what was taken is not all in the table',
    Object.keys(sent.refused).length === 0 && 'it was no overload',
    sent.untimed > 0 && 'somebody was not told when to come again',
    peak > cap && 'memory above its bar',
    minutes >= steadyAfter && !isFlat && 'memory grows',
  ].filter(Boolean)
  for (const fault of faults) console.log(`  ${fault}`)
  return faults.length === 0
}
