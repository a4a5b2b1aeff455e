import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sandboxMetrics } from '@foyer/testing/staff'
import { connect } from '../../apps/server/src/database/connect.ts'
import { startClient } from '../runner/client.ts'
import { startDatabase } from '../runner/database.ts'
import type { Sent } from './overload-load.ts'

/** Memory limit in MiB for a whole server under overload; requests in progress are 16 of them. */
const cap = 768
/** Share by which memory may appear to grow from the middle to the end, as garbage collection varies. */
const growthBar = 0.1
/** Minutes until the heap reaches its size; shorter runs are only printed. */
const steadyAfter = 4
const connections = 128
const samplesMost = 240

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

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

/** Growth of a straight line through the samples, as a share of their mean. */
const growthOf = (samples: readonly Sample[], figure: 'resident' | 'heap'): number => {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length
  const [at, size] = [mean((one) => one.at), mean((one) => one[figure])]
  const slope = mean((one) => (one.at - at) * (one[figure] - size)) / mean((one) => (one.at - at) ** 2)
  return (slope * ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0))) / size
}

/**
 * Sends more than the collector can process for some minutes. @returns whether its memory stays flat and no accepted
 * event is lost
 */
export const measureOverload = async (minutes: number): Promise<boolean> => {
  const database = await startDatabase()
  process.env.DATABASE_URL = database.url
  const whole = await startClient()
  const readMetrics = await sandboxMetrics(whole.url)
  const db = connect(database.url, { max: 1, name: 'foyer bench' })
  const port = String(new URL(whole.url).port)
  const load = fork(join(import.meta.dirname, 'overload-load.ts'), [port, String(connections)])
  process.once('exit', () => load.kill())
  await nextMessage(load)

  const seconds = minutes * 60
  const every = Math.max(0.5, seconds / samplesMost)
  const begun = performance.now()
  const samples: Sample[] = []
  for (let at = 0; at < seconds; at = (performance.now() - begun) / 1000) {
    samples.push(sampleOf(await readMetrics(), at))
    await wait(every * 1000)
  }
  load.send('stop')
  const sent = (await nextMessage(load)) as Sent
  load.kill()
  const [{ stored }] = await db<[{ stored: number }]>`select count(*)::int as stored from tracking_events`
  await db.end()
  await whole.stop()
  await database.stop()
  // the next measurement has a database of its own
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
  console.log(`events accepted                  ${sent.accepted}, ${(sent.accepted / seconds).toFixed(0)} a second`)
  console.log(`in the table                     ${stored}`)
  console.log(`events refused for a retry       ${listed(sent.refused)}`)
  console.log(`  without a time for the retry   ${sent.untimed}`)
  console.log(`connections that broke           ${listed(sent.broken)}`)
  const verdict = minutes < steadyAfter ? 'too short to tell' : isFlat ? 'flat' : 'grows'
  console.log(
    `resident memory                  ${verdict}: at most ${peak.toFixed(0)} MiB, bar ${cap}; second half ${percent(growth.resident)}, bar ${percent(growthBar)}, heap ${percent(growth.heap)}`,
  )
  const faults = [
    stored < sent.accepted && 'not every accepted event is in the table',
    Object.keys(sent.refused).length === 0 && 'the collector was not overloaded',
    sent.untimed > 0 && 'a refusal named no time for the retry',
    peak > cap && 'memory above its bar',
    minutes >= steadyAfter && !isFlat && 'memory grows',
  ].filter(Boolean)
  for (const fault of faults) console.log(`  ${fault}`)
  return faults.length === 0
}
