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

/** Milliseconds since 1970 at which an answer came: by this device, and as the server said. */
interface Kept {
  readonly at: number
  readonly said: number
}

const keptOf = async (path: string): Promise<Kept | undefined> => {
  // a frame without an origin may not even ask whether there is one
  if (!navigator.serviceWorker?.controller) return undefined
  const { hosts } = await loadConfig()
  const kept = await (await caches.open(cacheName)).match(`${hosts.api}/${path}`)
  const at = Number(kept?.headers.get(header))
  return at ? { at, said: Date.parse(kept?.headers.get('date') ?? '') || at } : undefined
}

/**
 * What is told of an answer that the page got at `updatedAt`, by what is kept now: an answer that came before it, and by a
 * clock that was set back in between even one that comes later, is the one that is shown.
 */
export const ageOf = ({ at, said }: Kept, updatedAt: number, now: number) => {
  if (updatedAt - at > young || at - now > young) return { said, isOld: true }
  // what another page got afterwards says nothing of this one's
  return at - updatedAt > young ? undefined : { said, isOld: false }
}

/**
 * When a public document came that is shown without a network, in milliseconds since 1970; undefined while it is the
 * server's. An answer that is not the server's was kept by the worker with the server's last one, so the age of what it keeps
 * is the age of what is shown, also where the browser does not notice that nobody answers, and by the server's clock. Without
 * a worker this device's has to do.
 *
 * @param updatedAt when the page got it, milliseconds since 1970
 */
export const useAge = (path: string, updatedAt: number): number | undefined => {
  const isOnline = useOnline() && navigator.onLine
  const [age, setAge] = useState<{ of: number; said: number; isOld: boolean }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const look = async (isLast: boolean) => {
      const kept = await keptOf(path)
      const found = kept && ageOf(kept, updatedAt, Date.now())
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
  return isOnline && !known?.isOld ? undefined : (known?.said ?? updatedAt)
}
