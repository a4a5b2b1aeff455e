import { type HostMessage, protocolVersion } from '@foyer/bridge/protocol'
import { ErrorCode } from '@foyer/contract/errors'
import { institutionFunctions, retailFunctions } from './functions.ts'
import type { Switches, Traffic } from './switches.ts'

/** A reply that is there at once, or later. */
export type Reply = string | Promise<string>

/** The native side of one simulated host. */
export interface NativeSide {
  readonly switches: Switches
  /** every message over the bridge so far, oldest first */
  readonly traffic: readonly Traffic[]
  /** What becomes of a message from the page: no reply, one, or more. Throws where the host is gone. */
  handle(text: string): readonly Reply[]
  /** Lets every reply go that was late so far. */
  release(): void
  /** Says something unasked. */
  emit(event: string, data?: unknown): void
  /** Where replies go that no call waits for, and events: into the page, as `evaluateJavascript` would. */
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
  let held: (() => void)[] = []
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

  const late = (reply: Reply): Promise<string> => new Promise((resolve) => held.push(() => resolve(reply)))

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
      for (const go of held) go()
      held = []
    },
    emit(event, data = null) {
      this.speak(JSON.stringify({ v: protocolVersion, event, data }))
    },
    speak: () => undefined,
    note: (entry) => traffic.push(entry),
  }
}
