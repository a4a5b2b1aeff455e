// Sends more than a collector can take, over many connections, until it is told to stop: batches and single events, each
// as soon as the one before was answered, and whatever the answer was. A process of its own.
import { Connection } from '../runner/connection.ts'
import { requestOf } from './request.ts'

/** What came of it: events by what became of them, answers that named no time to come again; connections that broke, by why: nobody knows what became of their last events. */
export interface Sent {
  readonly taken: number
  readonly refused: Readonly<Record<string, number>>
  readonly untimed: number
  readonly broken: Readonly<Record<string, number>>
}

const [port = 0, connections = 0] = process.argv.slice(2).map(Number)
let isOver = false
const sent = { taken: 0, refused: {} as Record<string, number>, untimed: 0, broken: {} as Record<string, number> }
/** events in a request, by its connection */
const kinds = [200, 200, 200, 1] as const

const count = (status: number, head: string, events: number): void => {
  if (status === 204) sent.taken += events
  else {
    sent.refused[status] = (sent.refused[status] ?? 0) + events
    if (!/\nretry-after: \d/i.test(head)) sent.untimed++
  }
}

const work = async (nth: number): Promise<void> => {
  const events = kinds[nth % kinds.length] ?? 1
  while (!isOver) {
    const connection = await Connection.to(port)
    try {
      while (!isOver) {
        const { status, head } = await connection.ask(requestOf(events))
        count(status, head, events)
        // told off in the middle of a body
        if (/\nconnection: close/i.test(head)) break
      }
    } catch (error) {
      const { message } = error as Error
      sent.broken[message] = (sent.broken[message] ?? 0) + 1
    } finally {
      connection.close()
    }
  }
}

const all = Promise.all(Array.from({ length: connections }, (_, nth) => work(nth)))
process.on('message', async () => {
  isOver = true
  await all
  process.send?.(sent satisfies Sent)
})
process.send?.('ready')
process.once('disconnect', () => process.exit())
