// The load generator, in a process of its own, so that its work is not counted as the servers'. For each `Round` it
// receives, it creates the requests before it starts the clock.
import { Connection } from '../runner/connection.ts'
import { requestOf } from './request.ts'

/** A request of the parent, one at a time. The answer is the time in milliseconds. */
export interface Round {
  readonly port: number
  readonly connections: number
  readonly requests: number
  /** events per request */
  readonly events: number
}

const run = async ({ port, connections, requests, events }: Round): Promise<number> => {
  const waiting = Array.from({ length: requests }, () => requestOf(events))
  // new connections for each round, because a server closes idle ones
  const pool = await Promise.all(Array.from({ length: connections }, () => Connection.to(port)))
  const work = async (connection: Connection): Promise<void> => {
    for (let bytes = waiting.pop(); bytes; bytes = waiting.pop()) {
      const { status, body } = await connection.send(bytes)
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
