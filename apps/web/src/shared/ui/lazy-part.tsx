import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { NotLoaded } from './not-loaded.tsx'

/**
 * A part whose code loads when it is first shown, without the 300 ms of React's fallback. If it fails to load, calls
 * `onFailed`, or without that shows an error with a retry button.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
) => {
  let loaded: ComponentType<Props> | undefined
  return ({ onFailed, ...props }: Props & { onFailed?: () => void }) => {
    const [Part, setPart] = useState(() => loaded)
    const [isFailed, setFailed] = useState(false)
    const failed = useRef(onFailed ?? (() => setFailed(true)))
    const loadPart = useCallback(
      () =>
        load().then((part) => {
          loaded = part
          setPart(() => part)
        }),
      [],
    )
    useEffect(() => void loadPart().catch(failed.current), [loadPart])
    if (Part) return <Part {...(props as unknown as Props)} />
    return isFailed ? <NotLoaded load={loadPart} /> : pending
  }
}
