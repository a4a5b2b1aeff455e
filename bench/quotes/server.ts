import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sandboxMetrics } from '@foyer/testing/staff'
import { sandboxSecrets } from '../../apps/server/src/config/sandbox-secrets.ts'
import { parseSecrets } from '../../apps/server/src/config/secrets.ts'
import { issueTicket } from '../../apps/server/src/modules/market/stream/tickets.ts'
import { startClient } from '../runner/client.ts'
import { idle } from '../runner/idle.ts'
import { median } from '../runner/statistics.ts'
import { sets } from './sets.ts'
import type { Counted, Phase } from './subscribers.ts'

interface Options {
  readonly subscribers: number
  readonly rounds: number
  /** milliseconds of each round */
  readonly length: number
}

/** The whole server may use at most this many times the processor time of the bare one. */
const bar = 2

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]
const start = (file: string): ChildProcess => {
  const child = fork(join(import.meta.dirname, file), [], { env: { ...process.env, NODE_ENV: 'production' } })
  process.once('exit', () => child.kill())
  return child
}

/**
 * Checks that each subscriber of one process gets each tick once and in order, and measures the cost. @returns whether
 * the bar holds
 */
export const measureServer = async ({ subscribers, rounds, length }: Options): Promise<boolean> => {
  const whole = await startClient()
  const readMetrics = await sandboxMetrics(whole.url)
  // a Monday morning during trading
  await fetch(`${whole.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ at: '2026-01-05T10:00' }),
  })
  const [bare, crowd] = [start('bare.ts'), start('subscribers.ts')]
  const barePort = Number(await nextMessage(bare))
  await nextMessage(crowd)
  const runPhase = async (phase: Phase): Promise<Counted> => {
    crowd.send(phase)
    return (await nextMessage(crowd)) as Counted
  }
  // the server compares no session of a ticket, so any identifier key will do
  const keys = { ...parseSecrets(sandboxSecrets(whole.dataDir)), identifierKey: Buffer.alloc(32) }
  const address = (nth: number): string => {
    const query = { codes: sets[nth % sets.length] ?? [], isRealTime: true }
    const { ticket } = issueTicket(
      { ...keys, now: Date.now() },
      { sid: `subscriber ${nth}`, jti: `m1.subscriber-${nth}` },
      query,
    )
    return `${whole.url}/quote/market/stream?ticket=${ticket}`
  }
  const cpu = async (): Promise<number> => {
    const metrics = await readMetrics()
    return Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(metrics)?.[1]) * 1e6
  }

  await runPhase({ listen: Array.from({ length: subscribers }, (_, nth) => address(nth)) })
  await runPhase({ bare: `http://127.0.0.1:${barePort}`, count: subscribers })
  await idle()
  const results: { whole: number; bare: number; events: number; ticks: number; slots: number }[] = []
  let fault: string | undefined
  let resumed = 0
  for (let round = -1; round < rounds; round++) {
    const before = await cpu()
    const counted = await runPhase({ count: length, drops: 0 })
    const used = (await cpu()) - before
    bare.send(counted.recorded)
    const floor = (await nextMessage(bare)) as { events: number; cpu: number }
    const dropped = await runPhase({ count: 3000, drops: 0.1 })
    fault ??= counted.fault ?? dropped.fault
    resumed += dropped.resumed
    const slots = Math.max(...counted.recorded.map((events) => events.length))
    const { events, ticks } = counted
    if (round >= 0) results.push({ whole: used / events, bare: floor.cpu / floor.events, events, ticks, slots })
  }
  await runPhase({ leave: true })
  for (const child of [bare, crowd]) child.kill()
  await whole.stop()

  const of = (figure: (round: (typeof results)[number]) => number) => median(results.map(figure))
  const ratio = of((round) => round.whole / round.bare)
  console.log(
    `\n${subscribers} subscribers, 50 codes each of ${sets.length} sets, ${rounds} rounds of ${length / 1000} s in turn`,
  )
  console.log(
    `events a subscriber and second   ${((of(({ events }) => events) / subscribers / length) * 1000).toFixed(2)}`,
  )
  console.log(`ticks sent a second              ${((of(({ ticks }) => ticks) / length) * 1000).toFixed(0)}`)
  console.log(
    `server CPU a slot for all        ${(of((round) => (round.whole * round.events) / round.slots) / 1000).toFixed(2)} ms`,
  )
  console.log(`server CPU an event              ${of((round) => round.whole).toFixed(1)} us`)
  console.log(`bare node:http, the same bytes   ${of((round) => round.bare).toFixed(1)} us`)
  console.log(`ratio                            ${ratio.toFixed(2)}  bar ${bar}`)
  console.log(`each tick once and in order      ${fault ?? `yes, with ${resumed} connections lost and resumed`}`)
  return ratio <= bar && fault === undefined
}
