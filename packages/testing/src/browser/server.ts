import { type Refusal, type RefusalDetail, refusals } from '@foyer/protocol/errors'
import { commands } from 'vitest/browser'
import { identityAnswers } from './identity.ts'
import type { Received } from './received.ts'

/** A fault of a reply. */
class Fault {
  readonly answer: () => Promise<Response>
  constructor(answer: () => Promise<Response>) {
    this.answer = answer
  }
}

/** The request or its reply is lost: the connection breaks. */
export const lost = new Fault(() => Promise.reject(new TypeError('Failed to fetch')))
/** No reply ever arrives. */
export const hanging = new Fault(() => new Promise(() => undefined))
/** The server fails with 500 and an unreadable body. */
export const broken = new Fault(async () => new Response('', { status: 500 }))

/** The server refuses with a reason of its error catalogue. */
export const refused = (reason: Refusal, detail?: RefusalDetail): Fault => {
  const { http, status } = refusals[reason]
  const reply = { status, msg: reason, reason, ...(detail && { detail }) }
  return new Fault(async () => Response.json(reply, { status: http }))
}

/** Data of a reply, a fault, or a function of the request that returns either. */
export type Answer = unknown | Fault | ((request: Received) => unknown)
/** By method and path; a name in braces matches any segment: `POST /api/user/{number}/joinStatus`. */
export type Answers = Readonly<Record<string, Answer>>

let answers: Answers = {}
/**
 * False between two tests, in which the connection of each request breaks and none is recorded: such a request comes from
 * the screen of the previous test. Without an answer it would time out, and be sent again in a later test.
 */
let isServing = false
let received: Received[] = []
let faults: string[] = []

/** Adds replies, or replaces earlier ones, until the test ends; `undefined` resets an endpoint to its default. */
export const serve = (more: Answers): void => {
  answers = { ...answers, ...more }
  isServing = true
}

/** The requests for an endpoint so far, the oldest first. */
export const requestsOf = (endpoint: string): readonly Received[] => {
  const matches = matcherOf(endpoint)
  return received.filter(matches)
}

/** Removes the requests by which a test helper signed in or out, so that a test sees only those of its own steps. */
export const removeIdentityRequests = (): void => {
  received = received.filter(({ path }) => !/^\/(jwt|trade)\/auth\//.test(path))
}

/** Removes replies and requests. @throws Error that names each request for which the test had no valid reply */
export const resetServer = (): void => {
  const found = faults
  answers = {}
  isServing = false
  received = []
  faults = []
  for (const stream of [...streams]) stream.close()
  setOnline(true)
  if (found.length > 0) throw new Error(found.join('\n'))
}

const matcherOf = (endpoint: string) => {
  const [method = '', path = ''] = endpoint.split(' ')
  const pattern = new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)
  return (request: { method: string; path: string }) => request.method === method && pattern.test(request.path)
}

/** The newest reply that was set for a request. */
const answerTo = (request: Received): { given: Answer } | undefined => {
  const found = Object.entries(answers)
    .reverse()
    .find(([endpoint]) => matcherOf(endpoint)(request))
  return found && { given: found[1] }
}

const fault = (message: string): Response => {
  faults.push(`${message}, on the page ${location.hash || location.pathname}`)
  return new Response('', { status: 500 })
}

/** The results of `checkAnswer`, since tests of a file give the same answers. */
const checks = new Map<string, ReturnType<typeof commands.checkAnswer>>()

const checked = async ({ method, path }: Received, data: unknown): Promise<Response> => {
  const key = `${method} ${path} ${JSON.stringify(data)}`
  const check = checks.get(key) ?? commands.checkAnswer(method, path, data)
  checks.set(key, check)
  const checked = await check
  if ('fault' in checked) return fault(checked.fault)
  return Response.json(checked.body, { headers: { Date: new Date().toUTCString() } })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const realFetch = globalThis.fetch.bind(globalThis)
/** Documents stay the same for the whole run. */
const documents = new Map<string, Promise<Response>>()

/**
 * The sandbox server's reply to a request for a public document; for a reply that is delayed, or only sometimes normal.
 */
export const publicAnswer = async ({ path, query }: Received): Promise<Response> => {
  const url = query.size > 0 ? `${path}?${query}` : path
  const document = documents.get(url) ?? realFetch(url)
  documents.set(url, document)
  return (await document).clone()
}

/** Documents of the sandbox server that anyone may read. */
const isPublicDocument = ({ method, path }: Received): boolean =>
  method === 'GET' && (path.startsWith('/api/') || path.startsWith('/opening/') || path === '/config.json')

/** A public document of the sandbox server, for a reply that differs from it in part. */
export const publicDocument = async <Document>(path: string): Promise<Document> => {
  const reply = await realFetch(path)
  if (!reply.ok) throw new Error(`the sandbox answers ${reply.status} to ${path}`)
  return (await reply.json()) as Document
}

const answer = async (request: Received): Promise<Response> => {
  const found = answerTo(request)
  const given = typeof found?.given === 'function' ? await found.given(request) : found?.given
  if (given instanceof Fault) return given.answer()
  if (given instanceof Response) return given
  if (given !== undefined) return checked(request, given)
  const identity = await identityAnswers(request)
  if (identity) return Response.json({ status: 0, data: identity })
  if (isPublicDocument(request)) return publicAnswer(request)
  if (!isServing) return lost.answer()
  return fault(`the test gives no answer to ${request.method} ${request.path}`)
}

let isOnline = true
Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })

/** Takes the client offline or online; the connection of the test runner is not affected. */
export const setOnline = (next: boolean): void => {
  if (next === isOnline) return
  isOnline = next
  dispatchEvent(new Event(next ? 'online' : 'offline'))
}

const isOurs = (url: URL): boolean =>
  url.origin === location.origin &&
  /^\/(api|opening|jwt|trade|quote|common|user|fund|sa|dev|config\.json)\b/.test(url.pathname)

globalThis.fetch = async (input, init) => {
  const sent = new Request(input, init)
  const url = new URL(sent.url)
  if (!isOurs(url)) return realFetch(input, init)
  if (!isOnline) throw new TypeError('Failed to fetch')
  // recorded at once, so that a test sees the request as soon as the client has sent it
  const text = typeof init?.body === 'string' ? init.body : sent.body && (await sent.clone().text())
  const request: Received = {
    method: sent.method,
    path: url.pathname,
    query: url.searchParams,
    headers: sent.headers,
    body: text ? parsed(text) : undefined,
  }
  if (isServing) received.push(request)
  return new Promise((resolve, reject) => {
    const stop = () => reject(sent.signal.reason)
    if (sent.signal.aborted) return stop()
    sent.signal.addEventListener('abort', stop, { once: true })
    answer(request).then(resolve, reject)
  })
}

/** A stream of events that the client opened and the test controls. */
export class Stream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly url: string
  readonly withCredentials = false
  readyState = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null

  constructor(url: string | URL) {
    super()
    this.url = new URL(url, location.href).href
    streams.add(this)
  }

  /** The server accepts the connection. */
  open(): void {
    this.readyState = 1
    this.#emit(new Event('open'))
  }

  /** The server sends an event, its data as JSON. */
  send(data: unknown, type = 'message'): void {
    this.#emit(new MessageEvent(type, { data: JSON.stringify(data) }))
  }

  /** The connection breaks; the browser would reconnect automatically unless `isFinal`. */
  fail({ isFinal = false } = {}): void {
    this.readyState = isFinal ? 2 : 0
    this.#emit(new Event('error'))
  }

  close(): void {
    this.readyState = 2
    streams.delete(this)
  }

  #emit(event: Event): void {
    const handler = { open: this.onopen, message: this.onmessage, error: this.onerror }[event.type]
    handler?.call(this, event as MessageEvent)
    this.dispatchEvent(event)
  }
}

const streams = new Set<Stream>()
Object.assign(globalThis, { EventSource: Stream })

/** The open streams whose address contains `path`. */
export const streamsOf = (path: string): readonly Stream[] => [...streams].filter(({ url }) => url.includes(path))
