import { hostNames } from '../protocol.ts'
import { type Channel, member } from './channel.ts'

interface ScriptBridge {
  invoke(message: object, reply: (raw: unknown) => void): unknown
}

const isBridge = (value: unknown): value is ScriptBridge => typeof member(value, 'invoke') === 'function'

/** A JS bridge that the host put into the page. */
export const scriptChannel = (globals: object): Channel | undefined => {
  const host = member(globals, hostNames.script)
  return isBridge(host) ? (message, reply) => host.invoke(message, reply) : undefined
}
