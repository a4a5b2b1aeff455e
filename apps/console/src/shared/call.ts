import type { BodyOf, DataOf, QueryOf, Served } from '@foyer/api/endpoints/calls'
import type { AddedPicture } from '@foyer/api/staff/pictures'
import { noteServerTime } from './clock.ts'
import { Failed, faultOf } from './fault.ts'

/** A call of staff with a body of JSON that replies with data. */
export type StaffCall = Exclude<Extract<Served, `POST /staff/${string}`>, typeof pictureCall>
/** A call of staff that replies with a file. */
type StaffFile = Extract<Served, 'GET /staff/trail/export' | 'GET /staff/results/export'>

/** Milliseconds after which a call without a reply has failed. */
const longestWait = 30_000

/** Why no reply, or not the whole of it, arrived. An abort of the caller is no fault. */
const broken = (error: unknown, signal: AbortSignal | undefined): unknown =>
  signal?.aborted ? error : new Failed({ kind: navigator.onLine ? 'away' : 'offline', reference: null })

/** Sends a request with the session's cookie. @returns a reply that is no refusal */
const send = async (path: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> => {
  const reply = await fetch(path, { ...init, credentials: 'same-origin', cache: 'no-store' }).catch(
    (error: unknown) => {
      throw broken(error, signal)
    },
  )
  noteServerTime(reply.headers.get('Date'))
  if (!reply.ok) throw new Failed(await faultOf(reply))
  return reply
}

/** Sends one call. @throws Failed, or an AbortError */
export const call = async <C extends StaffCall>(
  name: C,
  body: BodyOf<C> | Readonly<Record<never, never>> = {},
  signal?: AbortSignal,
): Promise<DataOf<C>> => {
  const limit = AbortSignal.timeout(longestWait)
  const init: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }
  const reply = await send(name.slice('POST '.length), init, signal)
  try {
    return ((await reply.json()) as { data: DataOf<C> }).data
  } catch (error) {
    throw broken(error, signal)
  }
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const pictureCall = 'POST /staff/pictures/add' satisfies Served

/** Milliseconds in which a picture must arrive and be checked. A slow line needs two minutes for the largest one. */
const longestUpload = 150_000

/** Sends a picture with its length and hash, by which the server notices a change on the way. @throws as `call` does */
export const sendPicture = async (file: Blob, signal: AbortSignal): Promise<AddedPicture> => {
  // a file that was deleted or changed since it was chosen cannot be read
  const body = await file.arrayBuffer().catch(() => {
    throw new Failed({ kind: 'unexpected', reference: null, reason: 'upload_unreadable' })
  })
  const sha256 = hex(await crypto.subtle.digest('SHA-256', body))
  const query = new URLSearchParams({ size: String(body.byteLength), sha256 })
  const headers = { 'Content-Type': 'application/octet-stream' }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(longestUpload)])
  const reply = await send(
    `${pictureCall.slice('POST '.length)}?${query}`,
    { method: 'POST', headers, body, signal: limit },
    signal,
  )
  try {
    return ((await reply.json()) as { data: AddedPicture }).data
  } catch (error) {
    throw broken(error, signal)
  }
}

/**
 * Requests a file. Browsers keep a large one on disk, and the server limits its time. @throws Failed, also if the
 * file is not complete, or an AbortError
 */
export const fetchFile = async <C extends StaffFile>(
  name: C,
  query: Readonly<Record<keyof QueryOf<C> & string, string>>,
  signal: AbortSignal,
): Promise<Blob> => {
  const reply = await send(`${name.slice('GET '.length)}?${new URLSearchParams(query)}`, { signal }, signal)
  try {
    return await reply.blob()
  } catch (error) {
    throw broken(error, signal)
  }
}
