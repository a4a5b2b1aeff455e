import type { Reason, RefusalDetail } from '@foyer/contract/errors'
import { loadConfig } from '../../platform/config.ts'
import { openHost } from '../../platform/host.ts'
import { takeEarly } from './early.ts'

/** How long a page waits before it offers to try again: a connection that hangs says nothing by itself. */
const patience = 15_000

const ask = async (path: string, signal: AbortSignal): Promise<Response> => {
  const { hosts } = await loadConfig()
  return (await openHost()).fetch(`${hosts.api}/${path}`, { signal })
}

/** Says of what was thrown why it was, in the words of the signed calls. */
const because = (error: unknown, reason: Reason, status?: number, detail?: RefusalDetail) =>
  Object.assign(new Error(reason, { cause: error }), { reason, status, detail })

/** What the server says of its refusal; whatever else answers there is not ours, and may do so only for now. */
const refusedBy = async (response: Response) => {
  const said: unknown = await response.json().catch(() => null)
  const {
    reason = 'server_error',
    detail,
    reference,
  } = (said ?? {}) as {
    reason?: Reason
    detail?: RefusalDetail
    reference?: string
  }
  return because(undefined, reason, response.status, { ...detail, ...(reference && { reference }) })
}

const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const early = takeEarly(path)
  const asked = early?.reply ?? ask(path, signal)
  const response = await asked.catch((error) => {
    throw because(error, 'network')
  })
  if (!response.ok) throw await refusedBy(response)
  return early ? early.arrived?.document : response.json()
}

/**
 * GET of a public, unsigned document of the app API host; `path` without a leading slash. Throws on anything but 2xx,
 * with its `status` and `reason`, and after 15 s without a whole answer.
 */
export const getPublic = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const control = new AbortController()
    const stop = (error: unknown) => {
      control.abort()
      reject(error)
    }
    const timer = setTimeout(() => stop(because(undefined, 'timeout')), patience)
    signal?.addEventListener('abort', () => stop(signal.reason), { once: true })
    // the early call was made elsewhere and hears of no signal: whatever comes first counts
    void read(path, control.signal)
      .then((document) => resolve(document as T), reject)
      .finally(() => clearTimeout(timer))
  })
