import { type HostMessage, hostNames, protocolVersion } from '../protocol.ts'

/**
 * How replies arrive: returned as a string, as a promise of an object, by a callback with the call, or by the receiver.
 */
export const ways = ['android', 'android-later', 'ios-promise', 'ios-callback', 'script'] as const
export type Way = (typeof ways)[number]

/** The host's reply to a message; undefined: none. */
type Answer = (message: HostMessage) => unknown

/** A window with a host in it that replies as a test specifies. */
export interface TestHost {
  readonly window: EventTarget
  /** received messages, oldest first */
  readonly seen: HostMessage[]
  answer: Answer
  /** Passes a value to the page's receiver. */
  speak(raw: unknown): void
  /** Puts the bridge into the window. */
  arrive(): void
  /** Removes the bridge. */
  leave(): void
}

const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

export const testHost = (way: Way = 'android', answer: Answer = (message) => replyTo(message)): TestHost => {
  const window = new EventTarget()
  const names = { android: hostNames.android, 'android-later': hostNames.android, script: hostNames.script }
  const name = way in names ? names[way as keyof typeof names] : 'webkit'
  const take = (message: unknown): unknown => {
    const received = clone(message) as HostMessage
    host.seen.push(received)
    return host.answer(received)
  }
  const text = (value: unknown) =>
    value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const later = (value: unknown) => value !== undefined && queueMicrotask(() => host.speak(value))

  const bridges: { readonly [W in Way]: object } = {
    android: { post: (message: string) => text(take(JSON.parse(message))) },
    'android-later': {
      post: (message: string) => {
        later(text(take(JSON.parse(message))))
        return ''
      },
    },
    'ios-promise': { messageHandlers: { [hostNames.ios]: { postMessage: async (message: object) => take(message) } } },
    'ios-callback': {
      messageHandlers: { [hostNames.ios]: { postMessage: (message: object) => void later(take(message)) } },
    },
    script: {
      invoke: (message: object, reply: (raw: unknown) => void) => {
        const value = take(message)
        if (value !== undefined) reply(value)
      },
    },
  }
  const host: TestHost = {
    window,
    seen: [],
    answer,
    speak: (raw) => Reflect.get(window, hostNames.receive)?.(raw),
    arrive: () => {
      Object.defineProperty(window, name, { value: bridges[way], configurable: true })
    },
    leave: () => {
      Reflect.deleteProperty(window, name)
    },
  }
  host.arrive()
  return host
}

/** A reply in the format of the protocol. */
export const replyTo = ({ id }: HostMessage, data: unknown = null, error_code = 0, error_message = 'success') => ({
  v: protocolVersion,
  id,
  data,
  info: { error_code, error_message },
})
