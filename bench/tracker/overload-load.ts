// Sends more than a collector can process, over many connections, until it is stopped: batches and single events, each
// as soon as the previous one was answered, whatever the answer. Runs in a process of its own.
import { Connection } from '../runner/connection.ts'
import { requestOf } from './request.ts'

/**
 * The result: events by outcome, answers without a time for the retry, and broken connections by cause, whose last
 * events have an unknown outcome.
 */
export interface Sent {
  readonly accepted: number
  readonly refused: Readonly<Record<string, number>>
  readonly untimed: number
  readonly broken: Readonly<Record<string, number>>
}

const [port = 0, connections = 0] = process.argv.slice(2).map(Number)
let isOver = false
const sent = { accepted: 0, refused: {} as Record<string, number>, untimed: 0, broken: {} as Record<string, number> }
/** events per request, by connection */
const kinds = [200, 200, 200, 1] as const

const count = (status: number, head: string, events: number): void => {
  if (status === 204) sent.accepted += events
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
        const { status, head } = await connection.send(requestOf(events))
        count(status, head, events)
        // refused in the middle of a body
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
