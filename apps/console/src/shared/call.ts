import type { BodyOf, DataOf, Served } from '@foyer/api/endpoints/calls'
import { noteServerTime } from './clock.ts'
import { Failed, faultOf } from './fault.ts'

/** A call of staff that replies with data. */
export type StaffCall = Extract<Served, `POST /staff/${string}`>

/** Milliseconds after which a call without a reply has failed. */
const longestWait = 30_000

/** Sends one call with the session's cookie. @throws Failed, or an AbortError */
export const call = async <C extends StaffCall>(
  name: C,
  body: BodyOf<C> | Readonly<Record<never, never>> = {},
  signal?: AbortSignal,
): Promise<DataOf<C>> => {
  const limits = AbortSignal.timeout(longestWait)
  const reply = await fetch(name.slice('POST '.length), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, limits]) : limits,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Failed({ kind: navigator.onLine ? 'away' : 'offline', reference: null })
  })
  noteServerTime(reply.headers.get('Date'))
  if (!reply.ok) throw new Failed(await faultOf(reply))
  try {
    return ((await reply.json()) as { data: DataOf<C> }).data
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Failed({ kind: 'away', reference: null })
  }
}
