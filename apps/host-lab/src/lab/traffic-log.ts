import type { ServerResponse } from 'node:http'
import type { TrafficEntry } from '../wire.ts'

/** Number of entries that a page gets when it connects later. */
const maxEntries = 500

/** The messages over every bridge, also as a stream of server-sent events. */
export const trafficLog = () => {
  const entries: TrafficEntry[] = []
  const open = new Set<ServerResponse>()
  const write = (response: ServerResponse, entry: TrafficEntry) => response.write(`data: ${JSON.stringify(entry)}\n\n`)
  return {
    add(entry: TrafficEntry): void {
      entries.push(entry)
      if (entries.length > maxEntries) entries.shift()
      for (const response of open) write(response, entry)
    },
    stream(response: ServerResponse): void {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.flushHeaders()
      for (const entry of entries) write(response, entry)
      open.add(response)
      response.on('close', () => open.delete(response))
    },
  }
}
