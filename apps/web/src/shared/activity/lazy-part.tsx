import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * A part whose code comes when it is first shown, without React's 300 ms of fallback. Where it does not come, `onFailed`
 * is told and `pending` stays; the next one to be shown asks again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
) => {
  let loaded: ComponentType<Props> | undefined
  return ({ onFailed, ...props }: Props & { onFailed?: () => void }) => {
    const [Part, setPart] = useState(() => loaded)
    const failed = useRef(onFailed)
    useEffect(() => {
      if (loaded) return
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => failed.current?.(),
      )
    }, [])
    return Part ? <Part {...(props as unknown as Props)} /> : pending
  }
}
