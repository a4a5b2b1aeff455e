// The load generator, a process of its own so that its work is not the servers'. For each `Round` it is sent, it makes the
// requests and only then starts the clock.
import { Connection } from '../runner/connection.ts'
import { requestOf } from './request.ts'

/** What the parent asks for, one at a time; the answer is the time it took in milliseconds. */
export interface Round {
  readonly port: number
  readonly connections: number
  readonly requests: number
  /** events in each */
  readonly events: number
}

const run = async ({ port, connections, requests, events }: Round): Promise<number> => {
  const waiting = Array.from({ length: requests }, () => requestOf(events))
  // new ones each time: a server closes those that rest
  const pool = await Promise.all(Array.from({ length: connections }, () => Connection.to(port)))
  const work = async (connection: Connection): Promise<void> => {
    for (let bytes = waiting.pop(); bytes; bytes = waiting.pop()) {
      const { status, body } = await connection.ask(bytes)
      if (status !== 204) throw new Error(`answered ${status}: ${body}`)
    }
  }
  const begun = performance.now()
  await Promise.all(pool.map(work))
  const took = performance.now() - begun
  for (const connection of pool) connection.close()
  return took
}

process.on('message', async (message: Round) => {
  process.send?.(await run(message))
})
process.send?.('ready')
process.once('disconnect', () => process.exit())
