import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** One listener for each connection, however many requests wait on it. */
const waiting = new WeakMap<Socket, Set<() => void>>()

const waitingOn = (socket: Socket): Set<() => void> => {
  const known = waiting.get(socket)
  if (known) return known
  const acts = new Set<() => void>()
  waiting.set(socket, acts)
  socket.once('close', () => {
    for (const act of acts) act()
  })
  return acts
}

/**
 * Calls `act` once, when the response has been sent or can no longer be sent. Older versions of Node, up to 20 at
 * least, do not report the end of the connection to a response that waits behind others on it, so listening to the
 * response alone is not enough.
 */
export const whenOver = ({ socket }: IncomingMessage, response: ServerResponse, act: () => void): void => {
  if (socket.closed) {
    act()
    return
  }
  const acts = waitingOn(socket)
  const over = () => {
    if (acts.delete(over)) act()
  }
  acts.add(over)
  response.once('close', over)
}
