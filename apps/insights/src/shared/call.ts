import type { AllEndpoints } from '@foyer/api/endpoints/all'
import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'

/** The reason why a call failed. */
export type Fault =
  | {
      readonly kind:
        | 'offline'
        | 'network'
        | 'forbidden'
        | 'slow'
        | 'unexpected'
        | 'signedOut'
        | 'expired'
        | 'wrongToken'
    }
  | { readonly kind: 'limited'; readonly seconds: number }

export class Failed extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.kind)
    this.fault = fault
  }
}

const base = '/operators/tracking/'
type Served = Extract<keyof AllEndpoints, `POST ${typeof base}${string}`>
/** An operators' call of the tracker, below `base`. */
export type Name = Served extends `POST ${typeof base}${infer Rest}` ? Rest : never
export type RequestOf<N extends Name> = BodyOf<`POST ${typeof base}${N}` & Served>
export type ReplyOf<N extends Name> = DataOf<`POST ${typeof base}${N}` & Served>
const byReason: Readonly<Record<string, Exclude<Fault['kind'], 'limited'>>> = {
  token_missing: 'signedOut',
  token_expired: 'expired',
  token_invalid: 'wrongToken',
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
  const reply = await fetch(base + name, {
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
