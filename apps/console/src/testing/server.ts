import { consoleEndpoints } from '@foyer/api/endpoints/all-console'
import type { DataOf } from '@foyer/api/endpoints/calls'
import type { Endpoint } from '@foyer/api/endpoints/endpoint'
import type { AddedPicture } from '@foyer/api/staff/pictures'
import type { StaffCall } from '../shared/call.ts'

const declared: Readonly<Record<string, Endpoint>> = consoleEndpoints

/** What the server does with a call: it replies with data, refuses, loses the connection, or never answers. */
export type Reply<T> =
  | { readonly data: T }
  | { readonly status: number; readonly reason?: string; readonly reference?: string }
  | 'lost'
  | 'hanging'
type Answer<C extends StaffCall> = Reply<DataOf<C>> | ((body: unknown) => Reply<DataOf<C>>)
/** Replies by call. */
export type Answers = { readonly [C in StaffCall]?: Answer<C> } & {
  readonly [C in 'GET /staff/trail/export' | 'GET /staff/results/export']?: Reply<string>
} & { readonly 'POST /staff/pictures/add'?: Reply<AddedPicture> }

interface Sent {
  readonly call: string
  readonly body: unknown
}
let answers: Answers = {}
let alter = (_call: string, data: unknown): unknown => data
let sent: Sent[] = []
let faults: string[] = []

/** Adds replies, or replaces earlier ones. */
export const serve = (more: Answers): void => {
  answers = { ...answers, ...more }
}
/** The bodies of the calls so far, or their queries, the oldest first. */
export const bodiesOf = (call: keyof Answers): readonly unknown[] =>
  sent.filter((one) => one.call === call).map(({ body }) => body)

/** Changes the data of each reply until the test ends, after it was found to match its declaration. */
export const alterReplies = (change: typeof alter): void => {
  alter = change
}

/** Removes replies and calls. @returns what the real server would not have accepted or sent */
export const resetServer = (): readonly string[] => {
  const found = faults
  answers = {}
  alter = (_, data) => data
  sent = []
  faults = []
  return found
}

/** A call as the server's declarations allow it: its body and the data of its reply match the schemas. */
const replyTo = (call: string, body: unknown): Promise<Response> => {
  const found = answers[call as StaffCall] as Answer<StaffCall> | undefined
  const { body: accepted, reply: replies } = declared[call] ?? {}
  if (accepted && !accepted.safeParse(body).success) {
    faults.push(`the server would refuse the body of ${call}: ${JSON.stringify(body)}`)
    return Promise.resolve(Response.json({ reason: 'invalid_request' }, { status: 400 }))
  }
  const given = typeof found === 'function' ? found(body) : found
  if (given === 'hanging') return new Promise(() => undefined)
  if (given === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
  if (given && 'status' in given) {
    const { status, reason, reference } = given
    return Promise.resolve(Response.json({ reason, reference }, { status, headers: { 'Retry-After': '30' } }))
  }
  // a file
  if (given && replies === undefined) return Promise.resolve(new Response(String(given.data)))
  if (!given || !replies?.safeParse(given.data).success) {
    faults.push(given ? `the server would not reply so to ${call}` : `the test has no reply to ${call}`)
    return Promise.resolve(new Response('', { status: 500 }))
  }
  const headers = { Date: new Date().toUTCString() }
  return Promise.resolve(Response.json({ status: 0, data: alter(call, given.data) }, { headers }))
}

const realFetch = globalThis.fetch.bind(globalThis)
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/staff/')) return realFetch(input, init)
  if (!navigator.onLine) throw new TypeError('Failed to fetch')
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const isFile = request.headers.get('Content-Type') === 'application/octet-stream'
  const body: unknown = request.method === 'GET' || isFile ? query : JSON.parse((await request.text()) || '{}')
  const call = `${request.method} ${pathname}`
  sent.push({ call, body })
  return new Promise((resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
    replyTo(call, body).then(resolve, reject)
  })
}
