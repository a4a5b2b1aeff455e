import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'

/** Loads the script of a screen. */
export type Load = () => Promise<ComponentType>

const loaded = new WeakMap<Load, ComponentType>()

/**
 * A screen whose script is loaded when somebody opens it. Without a connection it says so and tries again, where
 * `React.lazy` would never load it again.
 */
export const Later = ({ load }: { load: Load }) => {
  const [Screen, show] = useState(() => loaded.get(load))
  const [isFailed, setFailed] = useState(false)
  const begin = useCallback(() => {
    setFailed(false)
    load().then(
      (screen) => {
        loaded.set(load, screen)
        show(() => screen)
      },
      () => setFailed(true),
    )
  }, [load])
  useEffect(() => {
    if (!loaded.has(load)) begin()
  }, [load, begin])
  if (Screen) return <Screen />
  if (!isFailed)
    return (
      <>
        {/* where the title will be, so that nothing moves */}
        <div className="page-top" aria-hidden="true">
          <span className="bone bone-title" />
          <span className="bone bone-lead" />
        </div>
        <LoadingRows />
      </>
    )
  return <Failure fault={{ kind: navigator.onLine ? 'away' : 'offline', reference: null }} again={begin} isWhole />
}
