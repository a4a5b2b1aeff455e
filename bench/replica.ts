// `npm run bench:replica [-- --seconds 10] [-- --rounds 4] [-- --claims 50]`: public reads of a server while claims are written, with all
// statements at the primary, and with its reads at a replica, in alternation. Prints reads a second, and the processor
// time of a read in the server and in the databases, which other work on the machine does not change (Linux).
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { connect } from '../apps/server/src/database/connect.ts'
import { setRemaining } from '../apps/server/src/engine/stock.ts'
import { issueToken } from '../apps/server/src/http/signing/token.ts'
import { preparedDatabase } from '../apps/server/src/preparation/prepared.ts'
import { seed } from '../apps/server/src/seeds.ts'
import { activity, plantActivities, plantPersons } from './claims/fixture.ts'
import { benchContext } from './overload/context.ts'
import type { Order, Outcome, PlainPerson } from './overload/order.ts'
import { startPair } from './replica/databases.ts'
import { processorTime } from './replica/processor-time.ts'
import { Connection } from './runner/connection.ts'
import { dataFolder } from './runner/folder.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
    claims: { type: 'string', default: '50' },
  },
})
const [seconds, rounds, rate] = [Number(values.seconds), Number(values.rounds), Number(values.claims)]
const readers = 16
const paths = [
  '/api/activities',
  '/api/activities/food-delivery',
  '/api/activities/points-exchange',
  `/api/activities/bench-${activity}`,
  '/api/conversion/offers',
]

const folder = dataFolder()
const prepared = await preparedDatabase(folder)
const db = connect(prepared.url, { max: 4, name: 'foyer bench' })
const context = await benchContext(db, folder, pino({ enabled: false }))
await seed({ ...context, environment: { ...context.environment, FOYER_MODE: 'sandbox' } })
await plantActivities(context)
await setRemaining(db, activity, '', 1_000_000_000)
const count = Math.ceil((seconds + 3) * rate * rounds * 2 * 1.2) + 1
const expiresAt = Date.now() + 3_600_000
const persons: PlainPerson[] = await Promise.all(
  (await plantPersons(context, count)).map(async (sub, nth) => {
    const id = `bench${nth}`
    const { jwt, appKey } = await issueToken(context, { level: 'register', sub, sid: id, expiresAt })
    return { id, address: `1.36.${(nth >> 8) & 255}.${nth & 255}`, token: jwt, appKey: appKey.toString('base64') }
  }),
)
await db.end()
await prepared.stop()
const { primary, replica } = await startPair(folder)
const addressOf = ({ port }: { port: number }): string => {
  const url = new URL(prepared.url)
  url.port = String(port)
  return url.href
}

const children: ChildProcess[] = []
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
const start = (file: string, args: readonly string[] = []): ChildProcess => {
  const child = fork(join(import.meta.dirname, file), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  children.push(child)
  return child
}
const reply = async <T>(child: ChildProcess): Promise<T> => (await once(child, 'message'))[0] as T

const load = start('overload/load.ts')
load.send(persons)
await reply(load)

const bytesOf = (path: string, nth: number): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 1.37.0.${nth}\r\n\r\n`)

/** Reads on one connection until the time is up. @returns the number of reads */
const read = async (port: number, nth: number, until: number): Promise<number> => {
  const connection = await Connection.to(port)
  let reads = 0
  for (; performance.now() < until; reads++) {
    const path = paths[(reads + nth) % paths.length] as string
    const { status, body } = await connection.send(bytesOf(path, nth))
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`)
  }
  connection.close()
  return reads
}
const readAll = async (port: number, duration: number): Promise<number> => {
  const until = performance.now() + duration * 1000
  const counts = await Promise.all(Array.from({ length: readers }, (_, nth) => read(port, nth, until)))
  return counts.reduce((sum, one) => sum + one, 0)
}

interface Figures {
  readonly reads: number
  readonly claims: number
  /** milliseconds of processor time, divided by the number of reads; claims are included in all of them */
  readonly server: number
  readonly primary: number
  readonly replica: number
}

const measure = async (withReplica: boolean): Promise<Figures> => {
  const args = ['--database', addressOf(primary), '--folder', folder]
  const server = start('replica/server.ts', withReplica ? [...args, '--replica', addressOf(replica)] : args)
  const port = await reply<number>(server)
  await readAll(port, 2)
  const pids = { server: server.pid ?? 0, primary: primary.pid, replica: replica.pid }
  const before = Object.entries(pids).map(([name, pid]) => [name, processorTime(pid)] as const)
  load.send({ port, kind: 'claim', rate, seconds } satisfies Order)
  const [reads, outcome] = await Promise.all([readAll(port, seconds), reply<Outcome>(load)])
  const spent = Object.fromEntries(
    before.map(([name, at]) => [name, ((processorTime(pids[name as keyof typeof pids]) - at) * 1000) / reads]),
  ) as Pick<Figures, 'server' | 'primary' | 'replica'>
  server.kill('SIGKILL')
  await once(server, 'close')
  return { reads: reads / seconds, claims: outcome.latencies.length / seconds, ...spent }
}

const ratios: number[] = []
const all = { without: [] as Figures[], with: [] as Figures[] }
console.log(`${rate} claims a second are offered; processor time in ms a read, the claims included`)
console.log('                 reads/s  claims/s   server  primary  replica')
for (let round = 0; round < rounds; round++) {
  for (const which of ['without', 'with'] as const) {
    const figures = await measure(which === 'with')
    all[which].push(figures)
    const { reads, claims, server, primary: first, replica: second } = figures
    const cells = [reads.toFixed(0), claims.toFixed(0), server.toFixed(2), first.toFixed(2), second.toFixed(2)]
    console.log(`${`${which} replica`.padEnd(16)}${cells.map((cell) => cell.padStart(9)).join('')}`)
  }
  ratios.push((all.with[round]?.reads ?? 0) / (all.without[round]?.reads ?? 1))
}
console.log(`reads a second with a replica: ${median(ratios).toFixed(2)} of those without`)
for (const which of ['without', 'with'] as const) {
  const of = (part: 'server' | 'primary' | 'replica') => median(all[which].map((figures) => figures[part])).toFixed(2)
  console.log(
    `${which}: ${of('server')} ms in the server, ${of('primary')} at the primary, ${of('replica')} at the replica`,
  )
}
await replica.stop()
await primary.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
