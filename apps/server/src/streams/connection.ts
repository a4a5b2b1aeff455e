import type { ServerResponse } from 'node:http'

/** Unread bytes above which a reader is too slow to receive every event. */
export const mostUnread = 256 * 1024

/** Whether the client has disconnected. A response that never had its turn on a connection is not notified of that. */
export const isGone = (response: ServerResponse): boolean => response.destroyed || response.req.socket.destroyed

/** One reader. It buffers at most `mostUnread` and what one write adds. */
export interface Connection {
  /** Sends bytes; does nothing while the reader is behind. */
  write(bytes: Buffer | string): void
  /** the time since which the reader is too slow, by the given clock; undefined if it keeps up */
  readonly behindSince: number | undefined
  /** whether the stream was ended: the connection closes when the reader has read everything, which may never happen */
  readonly isEnded: boolean
  readonly isGone: boolean
  end(): void
  destroy(): void
}

/**
 * @param onCaughtUp called when a slow reader has read all that was sent; what it missed is not stored
 * @param onGone called once
 */
export const connectionOf = (
  response: ServerResponse,
  wall: () => number,
  { onCaughtUp, onGone }: { onCaughtUp: () => void; onGone: () => void },
): Connection => {
  let behindSince: number | undefined
  response.once('close', onGone)
  // writing to a closed connection emits an error; `close` follows
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
