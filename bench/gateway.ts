// `npm run bench:gateway [-- --rounds 15] [-- --calls 4000] [-- --connections 128]`: signed calls a second of a bare Fastify, of the
// same behind the server's check of a signed call, and of the whole server, all answering the same to the same bytes.
// The last two remember every nonce, in one PostgreSQL. Rounds take turns. Exits 1 where the check is below the bar of
// architecture §5; what else the whole server does for a call has no bar.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Replay, Round } from './gateway/load.ts'
import { startClient } from './runner/client.ts'
import { startDatabase } from './runner/database.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    calls: { type: 'string', default: '4000' },
    // with fewer, calls and the statement that remembers their nonces wait for each other in turn, and nobody is busy
    connections: { type: 'string', default: '128' },
  },
})
const [rounds, calls] = [Number(values.rounds), Number(values.calls)]
const bar = 0.5
const warmUp = 3

/** Servers in the order of a round, by what their line says. */
const names = { bare: 'bare Fastify POST', checked: 'with the check', whole: 'whole server' } as const
type Server = keyof typeof names
const servers: readonly Server[] = ['bare', 'checked', 'whole']

const told = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]
const start = (file: string, ...args: string[]): ChildProcess =>
  fork(join(import.meta.dirname, 'gateway', file), args, { env: { ...process.env, NODE_ENV: 'production' } })

const database = await startDatabase()
// read by both servers that have one
process.env.DATABASE_URL = database.url
const whole = await startClient()
process.env.DATA_DIR = whole.dataDir
const children = { bare: start('bare.ts'), checked: start('checked.ts') }
const ports: Record<Server, number> = {
  bare: Number(await told(children.bare)),
  checked: Number(await told(children.checked)),
  whole: Number(new URL(whole.url).port),
}
const load = start('load.ts', whole.url, values.connections)
await told(load)

/** Seconds of processor time a server has used: unlike the rate, it does not depend on who else is on the machine. */
const cpuOf = async (server: Server): Promise<number> => {
  if (server !== 'whole') {
    children[server].send('cpu')
    return Number(await told(children[server]))
  }
  const metrics = await (await fetch(`${whole.url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(metrics)?.[1])
}

/** One round of calls to one of the servers: calls a second, and microseconds of the server's processor time a call. */
const measure = async (server: Server) => {
  const before = await cpuOf(server)
  const round: Round = { port: ports[server], calls }
  load.send(round)
  const took = Number(await told(load))
  return { rate: (calls / took) * 1000, cpu: (((await cpuOf(server)) - before) / calls) * 1e6 }
}

await idle()
const taken: Record<Server, Awaited<ReturnType<typeof measure>>>[] = []
for (let round = -warmUp; round < rounds; round++) {
  const each = { bare: await measure('bare'), checked: await measure('checked'), whole: await measure('whole') }
  if (round >= 0) taken.push(each)
}
/** Whether nonces were really remembered: what a server says to the last of its calls, sent once more. */
const replayTo = async (server: Server): Promise<unknown> => {
  const replay: Replay = { replay: ports[server] }
  load.send(replay)
  return told(load)
}
const replays = { checked: await replayTo('checked'), whole: await replayTo('whole') }
load.kill()
for (const child of Object.values(children)) child.kill()
await once(children.checked, 'exit')
await whole.stop()
await database.stop()

const ratio = (server: Server) => median(taken.map((each) => each[server].rate / each.bare.rate))
const cpuRatio = (server: Server) => median(taken.map((each) => each.bare.cpu / each[server].cpu))
console.log(
  `\n${calls} calls a round, ${rounds} rounds in turn, ${values.connections} connections, 200 sessions, 512 bytes\n`,
)
console.log('                      calls/s   of bare    server us a call   of bare')
for (const server of servers) {
  const [rate, cpu] = (['rate', 'cpu'] as const).map((figure) => median(taken.map((each) => each[server][figure])))
  console.log(
    names[server].padEnd(20),
    rate?.toFixed(0).padStart(8),
    ratio(server).toFixed(2).padStart(9),
    cpu?.toFixed(1).padStart(19),
    cpuRatio(server).toFixed(2).padStart(9),
    server === 'checked' ? `  bar ${bar} of calls/s` : '',
  )
}
const forgetful = Object.entries(replays).filter(([, reason]) => reason !== 'signature_replayed')
for (const [server, reason] of forgetful) console.log(`${server}: a replayed call was ${reason}`)
if (ratio('checked') < bar) console.log('the check is below the bar')
process.exit(ratio('checked') < bar || forgetful.length > 0 ? 1 : 0)
