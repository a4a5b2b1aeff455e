// The floor: a bare node:http server that sends the same bytes at the same times to the same number of subscribers,
// without markets, tickets and sessions.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { slotMs } from '../../apps/server/src/modules/market/exchange/slots.ts'
import { sets } from './sets.ts'

const subscribers = sets.map((): ServerResponse[] => [])
const server = createServer((request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
  subscribers[Number(request.url?.slice(1))]?.push(response)
}).listen(0, '127.0.0.1')

/** Sends the recorded events to each set. @returns the number of writes, and microseconds of processor time */
const broadcast = async (recorded: string[][]): Promise<{ events: number; cpu: number }> => {
  let events = 0
  const before = process.cpuUsage()
  const rounds = Math.max(...recorded.map(({ length }) => length))
  for (let round = 0; round < rounds; round++) {
    const due = wait(slotMs)
    for (const [set, responses] of subscribers.entries()) {
      const event = recorded[set]?.[round]
      if (event === undefined) continue
      const bytes = Buffer.from(event)
      for (const response of responses) response.write(bytes)
      events += responses.length
    }
    await due
  }
  const { user, system } = process.cpuUsage(before)
  return { events, cpu: user + system }
}

process.on('message', async (recorded: string[][]) => {
  process.send?.(await broadcast(recorded))
})
server.once('listening', () => process.send?.((server.address() as AddressInfo).port))
