import type { ServerResponse } from 'node:http'

/** More than this unread and a reader is too slow to be told everything. */
export const mostUnread = 256 * 1024

/** Whether nobody is there. A response that never had its turn on a connection is not told so. */
export const isGone = (response: ServerResponse): boolean => response.destroyed || response.req.socket.destroyed

/** One reader. It holds at most `mostUnread` and what one write adds. */
export interface Connection {
  /** Tells it; nothing where it has yet to read what it was told. */
  write(bytes: Buffer | string): void
  /** since when it reads too slowly, by the clock given; undefined where it keeps up */
  readonly behindSince: number | undefined
  /** whether it was told everything: it is gone as soon as it has read that, which a reader may never do */
  readonly isEnded: boolean
  readonly isGone: boolean
  end(): void
  destroy(): void
}

/**
 * @param onCaughtUp called when a reader that fell behind has read all it was told: what it missed is not kept for it
 * @param onGone called once
 */
export const connectionOf = (
  response: ServerResponse,
  wall: () => number,
  { onCaughtUp, onGone }: { onCaughtUp: () => void; onGone: () => void },
): Connection => {
  let behindSince: number | undefined
  response.once('close', onGone)
  // a write to somebody who is gone; `close` follows
  response.on('error', () => undefined)
  response.on('drain', () => {
    if (behindSince === undefined) return
    behindSince = undefined
    onCaughtUp()
  })
  return {
    write: (bytes) => {
      if (behindSince !== undefined || response.writableEnded || response.destroyed) return
      const takesMore = response.write(bytes)
      if (!takesMore && response.writableLength > mostUnread) behindSince = wall()
    },
    get behindSince() {
      return behindSince
    },
    get isEnded() {
      return response.writableEnded
    },
    get isGone() {
      return isGone(response)
    },
    end: () => response.end(),
    destroy: () => response.destroy(),
  }
}
