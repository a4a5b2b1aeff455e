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

/** GET of a public, unsigned document of the app API host; `path` without a leading slash. Throws on anything but 2xx, with its `status`. */
export const getPublic = async <T>(path: string, signal?: AbortSignal): Promise<T> => {
  const { hosts } = await loadConfig()
  const url = `${hosts.api}/${path}`
  const response = await (takeEarly(url) ?? (await openHost()).fetch(url, signal ? { signal } : undefined))
  if (!response.ok) throw Object.assign(new Error(`${path} answered ${response.status}`), { status: response.status })
  return (await response.json()) as T
}
