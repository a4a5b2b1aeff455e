// The load generator, in a process of its own, so that its work is not counted as the servers'. For each `Round` it
// receives, it creates and signs the requests before it starts the clock.
import { Connection } from '../runner/connection.ts'
import { bytesOf, openSessions, type Request, sign } from '../runner/session.ts'

/** A request of the parent, one at a time. The answer is the time in milliseconds. */
export interface Round {
  readonly port: number
  readonly calls: number
}

/** Sends the last call to a port again. The answer is the reason for its refusal. */
export interface Replay {
  readonly replay: number
}

const [url = ''] = process.argv.slice(2)
const [connections = 0, sessionCount = 0] = process.argv.slice(3).map(Number)

const fields = { securities: ['00700', '09988', '03690', '00005', '01299'], fields: ['last', 'open', 'high', 'low'] }
const padding = 512 - JSON.stringify({ ...fields, note: '' }).length
const request: Request = {
  mount: '/quote',
  target: '/market/time',
  body: JSON.stringify({ ...fields, note: 'x'.repeat(padding) }),
}
const sessions = await openSessions(url, sessionCount)
const pools = new Map<number, Connection[]>()

const poolOf = async (port: number): Promise<Connection[]> => {
  const pool = pools.get(port) ?? (await Promise.all(Array.from({ length: connections }, () => Connection.to(port))))
  pools.set(port, pool)
  return pool
}

const signedCalls = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, i) => {
    const session = sessions[i % sessions.length]
    if (!session) throw new Error('there are no sessions')
    return bytesOf(request, sign(session, request))
  })

/** The last call sent to each port. */
const last = new Map<number, Buffer>()

const run = async ({ port, calls }: Round): Promise<number> => {
  const pool = await poolOf(port)
  const requests = signedCalls(calls)
  let next = 0
  const work = async (connection: Connection): Promise<void> => {
    for (let bytes = requests[next++]; bytes; bytes = requests[next++]) {
      const { status, body } = await connection.send(bytes)
      if (status !== 200) throw new Error(`answered ${status}: ${body}`)
    }
  }
  const begun = performance.now()
  await Promise.all(pool.map(work))
  const took = performance.now() - begun
  const bytes = requests.at(-1)
  if (bytes) last.set(port, bytes)
  return took
}

/** Returns the reason for which a port refuses its last call when it is sent again. */
const replay = async (port: number): Promise<string> => {
  const bytes = last.get(port)
  if (!bytes) throw new Error('nothing was signed yet')
  const connection = await Connection.to(port)
  const { body } = await connection.send(bytes)
  connection.close()
  return JSON.parse(body).reason
}

process.on('message', async (message: Round | Replay) => {
  process.send?.('replay' in message ? await replay(message.replay) : await run(message))
})
process.send?.('ready')
