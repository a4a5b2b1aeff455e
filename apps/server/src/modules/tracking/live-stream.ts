import type { LiveOpen } from '@foyer/contract/tracking-operators'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../../operations/operator-sessions.ts'
import type { Live } from './live.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}
/** The most unread bytes of a reader; a reader beyond this is disconnected. */
const mostUnread = 256 * 1024
/**
 * The interval of heartbeats: a proxy closes a connection that is silent for a minute, and each heartbeat checks the
 * session.
 */
const heartbeatMs = 15_000

/** The streams of server-sent events that are open in this process. */
export const liveStreams = (live: Live, lasts: (session: Session) => Promise<boolean>) => {
  const open = new Map<() => void, Session | undefined>()

  return {
    /** @param session ends the stream with it; undefined for a caller with the operator's token */
    open: (request: FastifyRequest, reply: FastifyReply, session: Session | undefined): void => {
      const { raw } = reply
      // the client disconnected during the check of its session, so no `close` will follow
      if (raw.destroyed) return
      const last = request.headers['last-event-id']
      raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>)
      const opening: LiveOpen = { missed: typeof last === 'string' ? live.missedSince(last) : 0 }
      raw.write(`id: ${live.lastId()}\nevent: open\ndata: ${JSON.stringify(opening)}\n\n`)
      const end = () => void raw.end()
      const stop = live.watch({
        see: (glimpse, id) => {
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
        if (raw.destroyed || raw.writableEnded) return leave()
        if (session && !(await lasts(session).catch(() => true))) return end()
        if (!raw.writableEnded) raw.write(': here\n\n')
      }
      const timer = setInterval(() => void sendHeartbeat(), heartbeatMs).unref()
      open.set(end, session)
      raw.once('close', leave)
    },
    endOf: (session: Session): void => {
      for (const [end, of] of open) if (of?.hash.equals(session.hash)) end()
    },
    endAll: (): void => {
      for (const end of open.keys()) end()
    },
  }
}
export type LiveStreams = ReturnType<typeof liveStreams>
