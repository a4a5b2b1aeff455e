import type { PublicPath } from '@foyer/api/endpoints/calls'
import type { Reason, RefusalDetail } from '@foyer/protocol/errors'
import { loadConfig } from '../../platform/config.ts'
import { openHost } from '../../platform/host.ts'
import { takeEarly } from './early.ts'

/** Milliseconds before a page offers to try again, because a hanging connection reports no error. */
const timeout = 15_000

const request = async (path: string, signal: AbortSignal): Promise<Response> => {
  const { hosts } = await loadConfig()
  return (await openHost()).fetch(hosts.api + path, { signal })
}

/** Converts a thrown error into a failure with the reasons of signed calls. */
const because = (error: unknown, reason: Reason, status?: number, detail?: RefusalDetail) =>
  Object.assign(new Error(reason, { cause: error }), { reason, status, detail })

/** Reads the server's refusal. Any other answer is not from our server and may be temporary. */
const refusedBy = async (response: Response) => {
  const refusal: unknown = await response.json().catch(() => null)
  const {
    reason = 'server_error',
    detail,
    reference,
  } = (refusal ?? {}) as {
    reason?: Reason
    detail?: RefusalDetail
    reference?: string
  }
  return because(undefined, reason, response.status, { ...detail, ...(reference && { reference }) })
}

const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const early = takeEarly(path)
  const pending = early?.reply ?? request(path, signal)
  const response = await pending.catch((error) => {
    throw because(error, 'network')
  })
  if (!response.ok) throw await refusedBy(response)
  const document: unknown = early ? early.arrived?.document : await response.json()
  if (import.meta.env.MODE === 'development')
    (await import('../../platform/check-reply.ts')).checkReply('GET', path, document)
  return document
}

/**
 * GET of a public, unsigned document from the app API host: `getPublic(pathTo('GET /draws/:code', { code }))`. Throws on any status but
 * 2xx, with `status` and `reason`, and after 15 s without a complete answer.
 */
export const getPublic = <Data>(path: PublicPath<Data>, signal?: AbortSignal): Promise<Data> =>
  new Promise((resolve, reject) => {
    const control = new AbortController()
    const stop = (error: unknown) => {
      control.abort()
      reject(error)
    }
    const timer = setTimeout(() => stop(because(undefined, 'timeout')), timeout)
    signal?.addEventListener('abort', () => stop(signal.reason), { once: true })
    // the early call has no abort signal, so the first result counts
    void read(path, control.signal)
      .then((document) => resolve(document as Data), reject)
      .finally(() => clearTimeout(timer))
  })
