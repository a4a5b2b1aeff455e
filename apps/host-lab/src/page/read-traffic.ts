import type { TrafficEntry } from '../wire.ts'

/** One message, as a line of the log. */
export interface Line {
  readonly direction: 'call' | 'reply' | 'event' | 'unreadable'
  /** the function or event; for a reply, that of its call */
  readonly name: string
  /** the relevant details in a few words */
  readonly detail: string
  readonly isFailure: boolean
}

interface Params {
  readonly method?: string
  readonly url?: string
  readonly title?: string
  readonly function?: string
}

interface Message {
  readonly id?: string
  readonly name?: string
  readonly event?: string
  readonly params?: Params
  /** argument of a call to a mini-program */
  readonly arg?: Params
  readonly data?: unknown
  readonly info?: { readonly error_code: number; readonly error_message: string }
}

const parsed = (text: string): Message | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)

const ofCall = ({ params, arg }: Message): string => {
  const { method, url, title, function: called } = params ?? arg ?? {}
  return method && url ? `${method} ${pathOf(url)}` : (title ?? called ?? url ?? '')
}

/** A sealed answer is encrypted, so only its length is shown. */
const ofData = (data: unknown): string => {
  if (data === null || data === undefined) return 'done'
  if (typeof data === 'string') return `sealed, ${(data.length / 1024).toFixed(1)} KB`
  const { language = '', insets } = data as { language?: string; insets?: object }
  return [language, ...Object.entries(insets ?? {}).map(([edge, width]) => `${edge} ${width}`)].join(' ').trim()
}

interface Call {
  readonly name: string
  readonly at: number
}

/** Parses messages in order, so that a reply is matched with its call. */
export const trafficReader = (): ((entry: TrafficEntry) => Line) => {
  const calls = new Map<string, Call>()
  return ({ frame, from, at, text }) => {
    const message = parsed(text)
    const { id, name, event, info } = message ?? {}
    if (message && from === 'page' && name) {
      // a request to a mini-program has no id and no reply
      if (id) calls.set(`${frame} ${id}`, { name, at })
      return { direction: 'call', name, detail: ofCall(message), isFailure: false }
    }
    if (message && event) return { direction: 'event', name: event, detail: ofData(message.data), isFailure: false }
    if (message && id && info) {
      const call = calls.get(`${frame} ${id}`)
      const isFailure = info.error_code !== 0
      const summary = isFailure ? `${info.error_code} ${info.error_message}` : ofData(message.data)
      const took = call ? ` · ${at - call.at} ms` : ' · no call of this page'
      return { direction: 'reply', name: call?.name ?? 'reply', detail: summary + took, isFailure }
    }
    return { direction: 'unreadable', name: 'unreadable', detail: text.slice(0, 60), isFailure: true }
  }
}
