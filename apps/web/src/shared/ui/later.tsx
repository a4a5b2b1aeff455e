import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'

/**
 * A part that nobody needs in order to use the screen: its code comes when the page is idle. Until then, and where it does
 * not come, there is nothing in its place, so it may stand only where it moves nothing.
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
