import type { AllEndpoints } from '@foyer/api/endpoints/all'
import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'

/** The reason why a call failed. */
export type Fault =
  | { readonly kind: 'offline' | 'network' | 'forbidden' | 'noRole' | 'slow' | 'unexpected' | 'signedOut' }
  | { readonly kind: 'limited'; readonly seconds: number }

export class Failed extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.kind)
    this.fault = fault
  }
}

type Below<Base extends string> = Extract<keyof AllEndpoints, `POST ${Base}${string}`>
type Tracking = Below<'/operators/tracking/'> extends `POST /operators/tracking/${infer Rest}` ? Rest : never
type Session = Extract<Below<'/staff/'> extends `POST /staff/${infer Rest}` ? Rest : never, `session${string}`>
/** A call about the tracker, below `/operators/tracking/`, or about the session, below `/staff/`. */
export type Name = Tracking | Session
type CallOf<N extends Name> = Extract<keyof AllEndpoints, `POST /operators/tracking/${N}` | `POST /staff/${N}`>
export type RequestOf<N extends Name> = BodyOf<CallOf<N>>
export type ReplyOf<N extends Name> = DataOf<CallOf<N>>

const pathOf = (name: Name): string => (/^session\b/.test(name) ? `/staff/${name}` : `/operators/tracking/${name}`)

const byReason: Readonly<Record<string, Exclude<Fault['kind'], 'limited'>>> = {
  staff_signed_out: 'signedOut',
  role_missing: 'noRole',
  host_not_allowed: 'forbidden',
  unavailable: 'slow',
}

const faultOf = async (reply: Response): Promise<Fault> => {
  const refusal = (await reply.json().catch(() => undefined)) as { reason?: string } | undefined
  if (reply.status === 429) return { kind: 'limited', seconds: Number(reply.headers.get('Retry-After')) || 60 }
  return { kind: byReason[refusal?.reason ?? ''] ?? 'unexpected' }
}

/** Sends one call with the session's cookie. @throws Failed, or an AbortError */
export const request = async (
  name: Name,
  { body = {}, signal, headers = {} }: { body?: object; signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> => {
  const reply = await fetch(pathOf(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Failed({ kind: navigator.onLine ? 'network' : 'offline' })
  })
  if (!reply.ok) throw new Failed(await faultOf(reply))
  return reply
}

/** Returns the data of a call. */
export const call = async <N extends Name>(name: N, body: RequestOf<N>, signal?: AbortSignal): Promise<ReplyOf<N>> => {
  const reply = await request(name, { body, ...(signal && { signal }) })
  try {
    return ((await reply.json()) as { data: ReplyOf<N> }).data
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Failed({ kind: 'network' })
  }
}

export const faultIn = (error: unknown): Fault => (error instanceof Failed ? error.fault : { kind: 'unexpected' })
