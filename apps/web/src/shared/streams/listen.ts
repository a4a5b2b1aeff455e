import type { Source } from './event-source.ts'

/**
 * The browser gave up, because the address was refused or has expired. Otherwise it reconnects automatically with the
 * last id.
 */
const closed = 2

/**
 * How long a connection may be silent at first and after an event, in milliseconds. The server sends a heartbeat every
 * 15 s, so a dead connection has missed two.
 */
const silenceLimit = { first: 8_000, live: 35_000 }

interface Handlers<Events> {
  /** by the name of an event; heartbeats need none */
  readonly take: {
    readonly [Name in Exclude<keyof Events, 'heartbeat'>]: (data: Events[Name], lastEventId: string) => void
  }
  /** called once, when the connection is closed for good */
  onEnd(): void
  /** milliseconds for the browser to reconnect after a drop; without it, the limit of a live connection applies */
  readonly dropped?: number
}

/**
 * Listens to one stream of events of our server until it ends, stays silent or sends something else.
 *
 * @returns a function that closes it without calling `onEnd`
 */
export const listen = <Events extends object>(
  source: Source,
  { take, onEnd, dropped }: Handlers<Events>,
): (() => void) => {
  let isLive = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    isOver = true
    clearTimeout(timer)
    source.close()
  }
  const end = () => {
    if (isOver) return
    close()
    onEnd()
  }
  const waitAtMost = (time: number) => {
    clearTimeout(timer)
    // a handler may have closed the connection
    if (!isOver) timer = setTimeout(end, time)
  }
  waitAtMost(silenceLimit.first)

  const on = (type: string, handle: (data: never, lastEventId: string) => void) =>
    source.addEventListener(type, ({ data, lastEventId = '' }) => {
      if (isOver) return
      let read: unknown
      try {
        read = JSON.parse(String(data))
      } catch {
        return end() // another server than ours answers at this address
      }
      isLive = true
      handle(read as never, lastEventId)
      waitAtMost(silenceLimit.live)
    })
  for (const [type, handle] of Object.entries(take)) on(type, handle as never)
  on('heartbeat', () => undefined)
  source.addEventListener('open', () => isLive && waitAtMost(silenceLimit.live))
  source.addEventListener('error', () => {
    if (source.readyState === closed) end()
    else if (isLive && dropped !== undefined) waitAtMost(dropped)
  })
  return close
}
