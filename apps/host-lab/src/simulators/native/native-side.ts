import { type HostMessage, protocolVersion } from '@foyer/bridge/protocol'
import { ErrorCode } from '@foyer/protocol/errors'
import { institutionFunctions, retailFunctions } from './functions.ts'
import type { Switches, Traffic } from './switches.ts'

/** A reply, at once or as a promise. */
export type Reply = string | Promise<string>

/** The native side of one simulated host. */
export interface NativeSide {
  readonly switches: Switches
  /** every message over the bridge so far, oldest first */
  readonly traffic: readonly Traffic[]
  /** Handles a message from the page and returns none, one or more replies. Throws if the host is gone. */
  handle(text: string): readonly Reply[]
  /** Releases all replies that were delayed so far. */
  release(): void
  /** Sends an event. */
  emit(event: string, data?: unknown): void
  /** sends events, and replies that no call waits for, into the page, like `evaluateJavascript` */
  speak: (text: string) => void
  note(traffic: Traffic): void
}

export const nativeSide = (own: 'retail' | 'institution', given: Partial<Switches> = {}): NativeSide => {
  const switches: Switches = {
    language: 'zh-CN',
    insets: undefined,
    fault: 'none',
    faulty: undefined,
    missing: [],
    garbage: '{"v":1,"id"',
    headers: {},
    ...given,
  }
  const traffic: Traffic[] = []
  let delayed: (() => void)[] = []
  const retail = retailFunctions(switches)

  const refusal = (id: string, error: unknown, code: number = ErrorCode.unexpected) => {
    const error_message = error instanceof Error ? String(error.cause ?? error.message) : String(error)
    return JSON.stringify({ v: protocolVersion, id, data: null, info: { error_code: code, error_message } })
  }
  const success = (id: string, data: unknown) =>
    JSON.stringify({ v: protocolVersion, id, data, info: { error_code: 0, error_message: 'success' } })

  const replyTo = ({ id, provider, name, params }: HostMessage): Reply => {
    const functions = own === 'retail' ? retail : institutionFunctions(switches, provider)
    const isOwn = own === 'institution' || provider === own
    const isThere = isOwn && Object.hasOwn(functions, name) && !switches.missing.includes(name)
    const run = isThere ? functions[name] : undefined
    if (!run) return refusal(id, `no function ${name} of provider ${provider}`)
    const data = run(params as never)
    if (!(data instanceof Promise)) return success(id, data)
    return data.then(
      (given) => success(id, given),
      (error) => refusal(id, error, ErrorCode.bridge),
    )
  }

  const late = (reply: Reply): Promise<string> => new Promise((resolve) => delayed.push(() => resolve(reply)))

  return {
    switches,
    traffic,
    handle(text) {
      const message = JSON.parse(text) as HostMessage
      const { fault, faulty, garbage } = switches
      if (faulty && !faulty.includes(message.name)) return [replyTo(message)]
      if (fault === 'gone') throw new Error('Java object is gone')
      if (fault === 'no-answer') return []
      if (fault === 'garbage') return [garbage]
      const reply = replyTo(message)
      if (fault === 'late') return [late(reply)]
      return fault === 'twice' ? [reply, reply] : [reply]
    },
    release() {
      for (const go of delayed) go()
      delayed = []
    },
    emit(event, data = null) {
      this.speak(JSON.stringify({ v: protocolVersion, event, data }))
    },
    speak: () => undefined,
    note: (entry) => traffic.push(entry),
  }
}
