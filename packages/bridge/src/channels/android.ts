import { hostNames } from '../protocol.ts'
import { type Channel, member } from './channel.ts'

interface JavascriptInterface {
  post(message: string): string
}

const isInterface = (value: unknown): value is JavascriptInterface => typeof member(value, 'post') === 'function'

/**
 * Android: only strings pass, and `post` returns at once; an empty string means that the reply comes later. The method
 * is called on its object, since a Java method cannot be called without it.
 */
export const androidChannel = (globals: object): Channel | undefined => {
  const host = member(globals, hostNames.android)
  return isInterface(host) ? (message) => host.post(JSON.stringify(message)) : undefined
}
