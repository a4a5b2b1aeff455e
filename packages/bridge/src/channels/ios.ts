import { hostNames } from '../protocol.ts'
import { type Channel, member } from './channel.ts'

interface MessageHandler {
  postMessage(message: object): unknown
}

const isHandler = (value: unknown): value is MessageHandler => typeof member(value, 'postMessage') === 'function'

/** iOS: a structured clone goes over; a handler with reply gives a promise, one without gives nothing. */
export const iosChannel = (globals: object): Channel | undefined => {
  const handler = member(member(member(globals, 'webkit'), 'messageHandlers'), hostNames.ios)
  return isHandler(handler) ? (message) => handler.postMessage(message) : undefined
}
