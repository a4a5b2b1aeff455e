// `npm run bench:overload [-- --seconds 20] [-- --rounds 2] [-- --times 10]`: measures the capacity of a server, then
// offers it a multiple of that, with the admission of calls and without, in alternation. Prints the share of the capacity
// that is served within two seconds, and the p99 of served calls. Server and database run on the first core, the load
// generator on the second (Linux only). Exits 1 if the claims miss a bar.
// a program of Linux, cspell:ignore taskset autogroup
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { connect } from '../apps/server/src/database/connect.ts'
import { setRemaining } from '../apps/server/src/engine/stock.ts'
import { issueToken } from '../apps/server/src/http/signing/token.ts'
import { setRoom } from '../apps/server/src/modules/activities/waiting/operate-rooms.ts'
import { readRoom } from '../apps/server/src/modules/activities/waiting/rooms.ts'
import { issueTicket } from '../apps/server/src/modules/activities/waiting/ticket.ts'
import { activity, counter, plantActivities, plantPersons } from './claims/fixture.ts'
import { benchContext } from './overload/context.ts'
import { databaseTime, postmasterOf } from './overload/database-time.ts'
import type { Kind, Order, Outcome, PlainPerson, ServerFigures } from './overload/order.ts'
import { startDatabase } from './runner/database.ts'
import { dataFolder } from './runner/folder.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
    times: { type: 'string', default: '10' },
    persons: { type: 'string', default: '60000' },
    kinds: { type: 'string', default: 'claim,read' },
    'skip-unbounded': { type: 'boolean', default: false },
  },
})
const [seconds, rounds, times, persons] = [values.seconds, values.rounds, values.times, values.persons].map(Number) as [
  number,
  number,
  number,
  number,
]
const loads: readonly ('bounded' | 'unbounded')[] =
  times === 0 ? [] : values['skip-unbounded'] ? ['bounded'] : ['bounded', 'unbounded']
const kinds = values.kinds.split(',') as Kind[]
const bars = { goodput: 0.9, p99: 2_000 }
/** Callers of the closed loop that measures the capacity. */
const callers = 32

const pin = (pid: number | undefined, core: number): boolean => {
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * All three come before whatever else runs on the machine. The database shares the core of the server. It has its own
 * machine in production, so it must not displace the server from the core with its ten processes.
 */
const niceness = { load: -15, server: -10, database: -5 }
const prefer = (who: keyof typeof niceness, pid = process.pid): void => {
  try {
    setPriority(pid, niceness[who])
    // Linux compares processes of different sessions by the priority of their sessions alone
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness[who]))
  } catch {
    console.log(`no right to prefer the ${who} to other programs`)
  }
}

const quantile = (all: readonly number[], share: number): number =>
  [...all].sort((one, other) => one - other)[Math.ceil(all.length * share) - 1] ?? Number.NaN

// the database inherits the core of this process, which does nothing while a load runs
const isPinned = pin(process.pid, 0)
prefer('database')
const database = await startDatabase()
const folder = dataFolder()
const db = connect(database.url, { max: 4, name: 'foyer bench' })
const owner = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
const context = await benchContext(db, folder, pino({ enabled: false }))
await plantActivities(context)
await setRemaining(db, activity, '', 1_000_000_000)
/** A room that admits nobody. @returns a ticket of it */
const openRoom = async (): Promise<string> => {
  const at = context.clocks.business()
  const settings = { opensAt: at, startsAt: at, endsAt: at + 86_400_000, perSecond: 0, admittedFor: 10 }
  await setRoom(db, counter, settings, { at, wall: context.clocks.wall(), actor: { kind: 'operator', by: 'bench' } })
  const room = await readRoom(db, counter)
  if (!room) throw new Error('the room was not stored')
  return issueTicket(context.secrets, room, { behind: 1_000 })
}
const ticket = await openRoom()
const postmaster = await postmasterOf(db)
prefer('database', postmaster)

/** Creates registered persons with tokens, each at an address of their own. */
const register = async (count: number): Promise<PlainPerson[]> => {
  const codes = await plantPersons(context, count)
  const expiresAt = Date.now() + 3_600_000
  return Promise.all(
    codes.map(async (sub, nth) => {
      const id = `bench${nth}`
      const { jwt, appKey } = await issueToken(context, { level: 'register', sub, sid: id, expiresAt })
      const address = `1.36.${(nth >> 8) & 255}.${nth & 255}`
      return { id, address, token: jwt, appKey: appKey.toString('base64') }
    }),
  )
}

const children: ChildProcess[] = []
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
const start = (who: 'load' | 'server', args: readonly string[], core: number): ChildProcess => {
  const child = fork(join(import.meta.dirname, 'overload', `${who}.ts`), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  if (isPinned) pin(child.pid, core)
  prefer(who, child.pid)
  return child
}
const reply = async <T>(child: ChildProcess): Promise<T> => (await once(child, 'message'))[0] as T

const serverArgs = ['--database', database.url, '--folder', folder]
const load = start('load', [], 1)
load.send(await register(persons))
await reply(load)
await owner`analyze`

/** Starts a server of its own for one load, so that no run inherits the state of another. */
const measure = async (
  isBounded: boolean,
  wanted: Omit<Order, 'port' | 'ticket'>,
): Promise<{ outcome: Outcome; figures: ServerFigures; stored: number }> => {
  const server = start('server', isBounded ? serverArgs : [...serverArgs, '--unbounded'], 0)
  const port = await reply<number>(server)
  const order = { ...wanted, ticket, port }
  const figures = (): Promise<ServerFigures> => {
    server.send('figures')
    return reply<ServerFigures>(server)
  }
  load.send({ ...order, rate: 0, seconds: 2, pool: callers } satisfies Order)
  await reply(load)
  await figures()
  const before = databaseTime(postmaster)
  load.send(order satisfies Order)
  const outcome = await reply<Outcome>(load)
  const used = await figures()
  const stored = databaseTime(postmaster) - before
  server.kill('SIGKILL')
  await once(server, 'close')
  return { outcome, figures: used, stored }
}

interface Row {
  readonly goodput: number
  readonly offered: number
  readonly p99: number
}

const shown = (name: string, { outcome, figures, stored }: Awaited<ReturnType<typeof measure>>): Row => {
  const { sent, latencies, late, statuses, lateIn, lag, busy, opened } = outcome
  const row = { goodput: (latencies.length - late) / seconds, offered: sent / seconds, p99: quantile(latencies, 0.99) }
  const counts = Object.entries(statuses)
    .map(([status, count]) => `${status === '0' ? 'no answer' : status}: ${count}`)
    .join(', ')
  console.log(
    `${name.padEnd(26)}${row.offered.toFixed(0).padStart(8)}${row.goodput.toFixed(0).padStart(9)}${row.p99.toFixed(0).padStart(9)}   ${counts}`,
  )
  const { delay } = figures
  console.log(
    `  server ${(figures.busy * 100).toFixed(0)} % of its core, event loop late by ${delay.p50.toFixed(0)} ms (p50), ${delay.p99.toFixed(0)} (p99), ${delay.most.toFixed(0)} (most); generator ${(busy * 100).toFixed(0)} % of its core, at most ${lag.toFixed(0)} ms behind, ${opened} connections`,
  )
  const served = latencies.length
  console.log(
    `  processor time of a served call${served < sent ? ' with its share of refusals' : ''}: server ${(figures.used / served).toFixed(2)} ms, database ${(stored / served).toFixed(2)} ms`,
  )
  if (late > 0) console.log(`  late by second of their moment: ${Array.from(lateIn, (count) => count ?? 0).join(', ')}`)
  return row
}

await idle()
console.log(
  `\n${times} times the capacity, ${rounds} rounds of ${seconds} s; latency from the moment of a call, open loop`,
)
console.log(isPinned ? 'server and database on core 0, load on core 1' : 'server, database and load share all cores')
let missed = 0
for (const kind of kinds) {
  console.log(`\n${kind.padEnd(26)} offered  goodput  p99, ms   answers`)
  const ratios: Record<'bounded' | 'unbounded', { goodput: number[]; p99: number[] }> = {
    bounded: { goodput: [], p99: [] },
    unbounded: { goodput: [], p99: [] },
  }
  for (let round = 0; round < rounds; round++) {
    const capacity = shown('capacity', await measure(true, { kind, rate: 0, seconds, pool: callers })).goodput
    for (const which of loads) {
      const name = which === 'bounded' ? 'with admission' : 'without'
      const row = shown(name, await measure(which === 'bounded', { kind, rate: capacity * times, seconds }))
      ratios[which].goodput.push(row.goodput / capacity)
      ratios[which].p99.push(row.p99)
    }
  }
  for (const which of loads) {
    const [goodput, p99] = [median(ratios[which].goodput), median(ratios[which].p99)]
    const holds = goodput >= bars.goodput && p99 <= bars.p99
    if (which === 'bounded' && kind === 'claim' && !holds) missed++
    console.log(
      `${which === 'bounded' ? 'with admission' : 'without'}: goodput ${goodput.toFixed(2)} of the capacity, bar ${bars.goodput}; p99 ${p99.toFixed(0)} ms, bar ${bars.p99}${which === 'bounded' && !holds ? '  MISSED' : ''}`,
    )
  }
}
await db.end()
await owner.end()
await database.stop()
process.exit(missed === 0 ? 0 : 1)
