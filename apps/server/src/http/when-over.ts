import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Of each connection, one listener for however many requests wait on it. */
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
 * Calls `act` once, when the response is out or can be no more. To a response that waits behind others on its connection
 * older versions of Node, of 20 at least, never say that the connection ended, so it is not enough to listen to that.
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
