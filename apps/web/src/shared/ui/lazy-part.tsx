import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { NotLoaded } from './not-loaded.tsx'

/**
 * A part whose code comes when it is first shown, without React's 300 ms of fallback. Where it does not come, `onFailed`
 * is told, or else it says so in its place with a button to ask again.
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
    const ask = useCallback(
      () =>
        load().then((part) => {
          loaded = part
          setPart(() => part)
        }),
      [],
    )
    useEffect(() => void ask().catch(failed.current), [ask])
    if (Part) return <Part {...(props as unknown as Props)} />
    return isFailed ? <NotLoaded ask={ask} /> : pending
  }
}
