// `npm run bench:gateway [-- --rounds 15] [-- --calls 4000] [-- --connections 128]`: signed calls per second of a bare
// Fastify, of the same with the server's check of a signed call, and of the whole server. All give the same answer to
// the same bytes. The last two store every nonce in one PostgreSQL. Each session calls from an address of its own. Rounds
// alternate. Exits 1 if the check is below the bar of architecture §5; the whole server's other work for a call has no
// bar.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sandboxMetrics } from '@foyer/testing/staff'
import { callBounds } from '../apps/server/src/http/signing/call-rates.ts'
import type { Replay, Round } from './gateway/load.ts'
import { startClient } from './runner/client.ts'
import { startDatabase } from './runner/database.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    calls: { type: 'string', default: '4000' },
    // with fewer connections, calls and the statement that stores their nonces wait for each other, and the processor
    // is idle
    connections: { type: 'string', default: '128' },
  },
})
const [rounds, calls] = [Number(values.rounds), Number(values.calls)]
const bar = 0.5
const warmUp = 3
// both servers that check calls count them together; the whole run may take less than the window of the limit, and each
// server is sent one call again at the end
const callsOfSession = Math.max(1, Math.floor((callBounds.session - 2) / (2 * (rounds + warmUp))))
const sessions = Math.max(200, Math.ceil(calls / callsOfSession))

/** Servers in the order of a round, with the labels of their output lines. */
const names = { bare: 'bare Fastify POST', checked: 'with the check', whole: 'whole server' } as const
type Server = keyof typeof names
const servers: readonly Server[] = ['bare', 'checked', 'whole']

/** @throws if the process ends before */
const nextMessage = async (child: ChildProcess): Promise<unknown> => {
  const over = new AbortController()
  const { signal } = over
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('a process of the bench ended')))
  try {
    return (await Promise.race([once(child, 'message', { signal }), ended]))[0]
  } finally {
    over.abort()
  }
}
const start = (file: string, ...args: string[]): ChildProcess => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(join(import.meta.dirname, 'gateway', file), args, { env })
  process.once('exit', () => child.kill())
  return child
}

const database = await startDatabase()
// read by both servers that use a database
process.env.DATABASE_URL = database.url
// each call names the address of its session: a single network would exceed its limit of signed calls
process.env.TRUST_PROXY = 'loopback'
const whole = await startClient()
const readMetrics = await sandboxMetrics(whole.url)
process.env.DATA_DIR = whole.dataDir
const children = { bare: start('bare.ts'), checked: start('checked.ts') }
const ports: Record<Server, number> = {
  bare: Number(await nextMessage(children.bare)),
  checked: Number(await nextMessage(children.checked)),
  whole: Number(new URL(whole.url).port),
}
const load = start('load.ts', whole.url, values.connections, String(sessions))

/**
 * Seconds of processor time that a server has used. Unlike the rate, it does not depend on other load of the machine.
 */
const cpuOf = async (server: Server): Promise<number> => {
  if (server !== 'whole') {
    children[server].send('cpu')
    return Number(await nextMessage(children[server]))
  }
  const metrics = await readMetrics()
  return Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(metrics)?.[1])
}

/**
 * Runs one round of calls to one server: calls per second, and microseconds of the server's processor time per call.
 */
const measure = async (server: Server) => {
  const before = await cpuOf(server)
  const round: Round = { port: ports[server], calls }
  load.send(round)
  const took = Number(await nextMessage(load))
  return { rate: (calls / took) * 1000, cpu: (((await cpuOf(server)) - before) / calls) * 1e6 }
}

type Turn = Record<Server, Awaited<ReturnType<typeof measure>>>
const measureRounds = async (): Promise<Turn[]> => {
  const results: Turn[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const each = { bare: await measure('bare'), checked: await measure('checked'), whole: await measure('whole') }
    if (round >= 0) results.push(each)
  }
  return results
}
/** Checks that nonces were stored: returns a server's answer to the last of its calls, sent again. */
const replayTo = async (server: Server): Promise<unknown> => {
  const replay: Replay = { replay: ports[server] }
  load.send(replay)
  return nextMessage(load)
}
const measureAll = async () => {
  await nextMessage(load)
  await idle()
  const results = await measureRounds()
  return { results, replays: { checked: await replayTo('checked'), whole: await replayTo('whole') } }
}
const stopAll = async (): Promise<void> => {
  load.kill()
  const { bare, checked } = children
  bare.kill()
  // false if it has ended already
  if (checked.kill()) await once(checked, 'exit')
  await whole.stop()
  await database.stop()
}
const { results, replays } = await measureAll().finally(stopAll)

const ratio = (server: Server) => median(results.map((each) => each[server].rate / each.bare.rate))
const cpuRatio = (server: Server) => median(results.map((each) => each.bare.cpu / each[server].cpu))
console.log(
  `\n${calls} calls a round, ${rounds} rounds in turn, ${values.connections} connections, ${sessions} sessions, 512 bytes\n`,
)
console.log('                      calls/s   of bare    server us a call   of bare')
for (const server of servers) {
  const [rate, cpu] = (['rate', 'cpu'] as const).map((figure) => median(results.map((each) => each[server][figure])))
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
