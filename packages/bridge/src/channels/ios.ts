import { hostNames } from '../protocol.ts'
import { type Channel, member } from './channel.ts'

interface MessageHandler {
  postMessage(message: object): unknown
}

const isHandler = (value: unknown): value is MessageHandler => typeof member(value, 'postMessage') === 'function'

/** iOS: receives a structured clone; a handler with reply returns a promise, one without returns nothing. */
export const iosChannel = (globals: object): Channel | undefined => {
  const handler = member(member(member(globals, 'webkit'), 'messageHandlers'), hostNames.ios)
  return isHandler(handler) ? (message) => handler.postMessage(message) : undefined
}
