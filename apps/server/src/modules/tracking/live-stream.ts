import type { ServerResponse } from 'node:http'
import type { LiveOpen } from '@foyer/api/tracking/operators'
import type { FastifyRequest } from 'fastify'
import { isGone, mostUnread } from '../../streams/connection.ts'
import type { Live } from './live.ts'

/**
 * The interval of heartbeats: a proxy closes a connection that is silent for a minute, and each heartbeat checks the
 * session, whose end counts within seconds.
 */
const heartbeatMs = 5_000

/** The streams of server-sent events that are open in this process. */
export const liveStreams = (live: Live) => {
  const open = new Set<() => void>()

  return {
    /**
     * @param raw the response, whose headers were sent
     * @param lasts whether the session of the caller has not ended; otherwise the stream ends
     */
    open: (request: FastifyRequest, raw: ServerResponse, lasts: () => Promise<boolean>): void => {
      // the client disconnected during the check of its session, so no `close` will follow
      if (isGone(raw)) return
      const last = request.headers['last-event-id']
      const opening: LiveOpen = { missed: typeof last === 'string' ? live.missedSince(last) : 0 }
      raw.write(`id: ${live.lastId()}\nevent: open\ndata: ${JSON.stringify(opening)}\n\n`)
      const end = () => void raw.end()
      const stop = live.watch({
        see: (glimpse, id) => {
          // what a reader missed is not stored, so a slow one reconnects
          if (raw.writableLength > mostUnread) raw.destroy()
          else raw.write(`id: ${id}\ndata: ${JSON.stringify(glimpse)}\n\n`)
        },
        leave: () => void raw.end('event: crowded\ndata: {}\n\n'),
      })
      const leave = () => {
        clearInterval(timer)
        stop()
        open.delete(end)
      }
      const sendHeartbeat = async () => {
        if (isGone(raw) || raw.writableEnded) return leave()
        if (!(await lasts().catch(() => true))) return end()
        if (!raw.writableEnded) raw.write(': here\n\n')
      }
      const timer = setInterval(() => void sendHeartbeat(), heartbeatMs).unref()
      open.add(end)
      raw.once('close', leave)
    },
    endAll: (): void => {
      for (const end of open) end()
    },
  }
}
