import { useEffect, useState } from 'react'
import { loadConfig } from '../../platform/config.ts'
import { useOnline } from './use-online.ts'

/** The cache in which the service worker (`apps/web/offline/storable.ts`) stores published answers with their times. */
const cacheName = 'foyer-content'
const header = 'foyer-stored-at'

/** A younger answer counts as current, without a notice. Milliseconds. */
const young = 60_000
/** Time in milliseconds after which the worker has stored an answer. */
const settled = 3_000

/** Milliseconds since 1970 at which an answer arrived: by the device's clock, and by the server's. */
interface CachedAnswer {
  readonly at: number
  readonly serverTime: number
}

const cachedAnswerOf = async (path: string): Promise<CachedAnswer | undefined> => {
  // a frame without an origin may not access service workers
  if (!navigator.serviceWorker?.controller) return undefined
  const { hosts } = await loadConfig()
  const cached = await (await caches.open(cacheName)).match(hosts.api + path)
  const at = Number(cached?.headers.get(header))
  return at ? { at, serverTime: Date.parse(cached?.headers.get('date') ?? '') || at } : undefined
}

/**
 * Returns the age of the answer that the page got at `updatedAt`, given the cached answer. A cached answer that is
 * older is the one shown; so is one that seems newer because the clock was set back in between.
 */
export const ageOf = ({ at, serverTime }: CachedAnswer, updatedAt: number, now: number) => {
  if (updatedAt - at > young || at - now > young) return { serverTime, isOld: true }
  // an answer that another page got later says nothing about this page's answer
  return at - updatedAt > young ? undefined : { serverTime, isOld: false }
}

/**
 * Returns the server time in milliseconds since 1970 of a public document that is shown offline; undefined while it is
 * current. The worker answers with the server's last answer and stores the server's time with it. So the age is right
 * by the server's clock, also where the browser does not notice that it is offline. Without a worker the device's clock
 * is used.
 * @param updatedAt milliseconds since 1970 when the page got the document
 */
export const useAge = (path: string, updatedAt: number): number | undefined => {
  const isOnline = useOnline() && navigator.onLine
  const [age, setAge] = useState<{ of: number; serverTime: number; isOld: boolean }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const look = async (isLast: boolean) => {
      const cached = await cachedAnswerOf(path)
      const found = cached && ageOf(cached, updatedAt, Date.now())
      if (!current || !found) return
      if (found.isOld && navigator.onLine && !isLast)
        timer = setTimeout(() => void look(true).catch(() => undefined), settled)
      else setAge({ of: updatedAt, ...found })
    }
    void look(false).catch(() => undefined)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [path, updatedAt])
  const known = age?.of === updatedAt ? age : undefined
  return isOnline && !known?.isOld ? undefined : (known?.serverTime ?? updatedAt)
}
