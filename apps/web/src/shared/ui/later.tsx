import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'

/**
 * A part that is not required to use the screen. Its code loads when the page is idle. Until then, or if it fails to
 * load, nothing is rendered, so use it only where its appearance moves nothing.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      const keep = (part: ComponentType<Props>) => {
        loaded = part
        setPart(() => part)
      }
      return whenIdle(() => void load().then(keep, () => undefined))
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
