import { useEffect, useState } from 'react'
import { loadConfig } from '../../platform/config.ts'
import { useOnline } from './use-online.ts'

/** Of the service worker (`apps/web/offline/kept.ts`): where it keeps published answers, and since when each is kept. */
const cacheName = 'foyer-content'
const header = 'foyer-stored-at'

/** What is younger is as good as the server's: nobody need be told. Milliseconds. */
const young = 60_000
/** By then the worker has kept what the server has just answered. */
const settled = 3_000

/** Milliseconds since 1970 by this device; undefined where nothing is kept. */
const keptAt = async (path: string): Promise<number | undefined> => {
  const { hosts } = await loadConfig()
  const kept = await (await caches.open(cacheName)).match(`${hosts.api}/${path}`)
  return Number(kept?.headers.get(header)) || undefined
}

export interface Age {
  readonly at: number
  /** of what the worker kept, perhaps days ago; else of what this page got by itself */
  readonly isKept: boolean
}

/**
 * How old a public document is that is shown without a network; undefined while it is the server's. An answer that is not the
 * server's was kept by the worker with the server's last one, so the age of what it keeps is the age of what is shown, also
 * where the browser does not notice that nobody answers.
 *
 * @param updatedAt when the page got it, milliseconds since 1970
 */
export const useAge = (path: string, updatedAt: number): Age | undefined => {
  const isOnline = useOnline() && navigator.onLine
  const [kept, setKept] = useState<number>()
  useEffect(() => {
    if (!navigator.serviceWorker?.controller) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const look = async (isLast: boolean) => {
      const at = await keptAt(path)
      if (!current) return
      const isOld = at !== undefined && (!isOnline || updatedAt - at > young)
      if (isOld && isOnline && !isLast) timer = setTimeout(() => void look(true).catch(() => undefined), settled)
      else setKept(isOld ? at : undefined)
    }
    void look(false).catch(() => undefined)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [isOnline, path, updatedAt])
  if (kept !== undefined) return { at: kept, isKept: true }
  return isOnline ? undefined : { at: updatedAt, isKept: false }
}
