import { loadConfig } from '../../platform/config.ts'
import { openHost } from '../../platform/host.ts'
import { takeEarly } from './early.ts'

/** How long a page waits before it offers to try again: a connection that hangs says nothing by itself. */
const patience = 15_000

const ask = async (path: string, signal: AbortSignal): Promise<Response> => {
  const { hosts } = await loadConfig()
  return (await openHost()).fetch(`${hosts.api}/${path}`, { signal })
}

const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const early = takeEarly(path)
  const response = await (early?.reply ?? ask(path, signal))
  if (!response.ok) throw Object.assign(new Error(`${path} answered ${response.status}`), { status: response.status })
  return early ? early.arrived?.document : response.json()
}

/**
 * GET of a public, unsigned document of the app API host; `path` without a leading slash. Throws on anything but 2xx,
 * with its `status`, and after 15 s without a whole answer.
 */
export const getPublic = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const control = new AbortController()
    const stop = () => {
      control.abort()
      reject(control.signal.reason)
    }
    const timer = setTimeout(stop, patience)
    signal?.addEventListener('abort', stop, { once: true })
    // the early call was made elsewhere and hears of no signal: whatever comes first counts
    void read(path, control.signal)
      .then((document) => resolve(document as T), reject)
      .finally(() => clearTimeout(timer))
  })
