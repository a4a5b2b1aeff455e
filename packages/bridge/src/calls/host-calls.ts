import { bytesToHex } from '@noble/hashes/utils.js'
import { BridgeError } from '../bridge-error.ts'
import { type HostMessage, hostNames, protocolVersion } from '../protocol.ts'
import { type HostWindow, hostFinder } from './await-host.ts'
import { eventListeners, type Listener } from './listeners.ts'
import { pendingCalls } from './pending.ts'
import { readMessage } from './read-message.ts'

/** Calls to the native side and events from it, over any channel. */
export interface HostCalls {
  /** Returns the unvalidated `data` of the reply. Rejects with BridgeError, or with the signal's reason. */
  request(name: string, params: object, signal: AbortSignal): Promise<unknown>
  on(event: string, listener: Listener): () => void
}

const newId = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)))

const unreadable = () => new BridgeError('unreadable', 'the host answered what is no reply')

/** Receivers of one window, by the function that the window has for all of them. */
const shared = new WeakMap<object, Set<(raw: unknown) => void>>()

/**
 * Adds a receiver to the window's shared one (COMM-8): every bridge of the page gets each message of the host, and
 * recognises its own calls by their ids.
 */
const listen = (window: HostWindow, receive: (raw: unknown) => void): void => {
  const found = shared.get(window)
  found?.add(receive)
  if (found) return
  const receivers = new Set([receive])
  shared.set(window, receivers)
  const value = (raw: unknown): void => {
    for (const each of receivers) each(raw)
  }
  Object.defineProperty(window, hostNames.receive, { value, configurable: true })
}

/**
 * Opens the page's side of a bridge: one receiver, and calls that end only with a reply that has their id. An id is
 * valid only in the present life of the page, so replies to an earlier life are ignored. Several bridges on one window
 * share its receiver.
 */
export const hostCalls = (window: HostWindow, provider: string): HostCalls => {
  const pending = pendingCalls()
  const listeners = eventListeners()
  const find = hostFinder(window)

  const receive = (raw: unknown): void => {
    const message = readMessage(raw)
    if (message === undefined) return
    if ('event' in message) listeners.emit(message)
    else if ('malformed' in message) pending.fail(message.malformed, unreadable())
    else pending.settle(message)
  }
  listen(window, receive)
  window.addEventListener('pagehide', () => pending.failAll(new BridgeError('gone', 'the page was left')))

  /** A value that the channel returned directly can only be for this call. */
  const answered = (id: string, raw: unknown): void => {
    if (raw === undefined || raw === null || raw === '') return
    const message = readMessage(raw)
    if (message !== undefined && 'id' in message && message.id === id) pending.settle(message)
    else pending.fail(id, unreadable())
  }

  const request = async (name: string, params: object, signal: AbortSignal): Promise<unknown> => {
    const send = await find()
    if (signal.aborted) throw signal.reason
    // reduced to JSON, so that params mean the same over every channel
    const plain: object = JSON.parse(JSON.stringify(params))
    const message: HostMessage = { v: protocolVersion, id: newId(), provider, name, params: plain }
    const reply = pending.wait(message.id, signal)
    const post = async () => answered(message.id, await send(message, (raw) => answered(message.id, raw)))
    post().catch((cause) => pending.fail(message.id, new BridgeError('gone', String(cause), { cause })))
    const { data, info } = await reply
    if (info.error_code === 0) return data
    throw new BridgeError('refused', info.error_message, { code: info.error_code })
  }

  return { request, on: listeners.on }
}
