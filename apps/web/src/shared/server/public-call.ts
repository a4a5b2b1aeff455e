import { loadConfig } from '../../platform/config.ts'
import { openHost } from '../../platform/host.ts'

interface Early {
  url: string
  reply: Promise<Response>
}

/** The call the head script started before React; used once, later calls go out again. */
const takeEarly = (url: string): Promise<Response> | undefined => {
  const holder = globalThis as { foyerEarly?: Early | undefined }
  const early = holder.foyerEarly
  if (early?.url !== url) return undefined
  holder.foyerEarly = undefined
  return early.reply
}

/** How long a page waits before it offers to try again: a connection that hangs says nothing by itself. */
const patience = 15_000

const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const { hosts } = await loadConfig()
  const url = `${hosts.api}/${path}`
  const response = await (takeEarly(url) ?? (await openHost()).fetch(url, { signal }))
  if (!response.ok) throw Object.assign(new Error(`${path} answered ${response.status}`), { status: response.status })
  return response.json()
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
