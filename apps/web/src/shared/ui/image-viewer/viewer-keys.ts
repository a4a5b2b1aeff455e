import type { KeyboardEvent, RefObject } from 'react'
import { inlineSign } from '../inline-sign.ts'
import type { ZoomHandle } from './use-zoom.ts'

/** Distance that an arrow key moves an enlarged picture, in CSS pixels. */
const panStep = 60

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * `+ - 0` zoom. Arrows move an enlarged picture, otherwise they change the picture, as Page Up and Page Down always do.
 */
export const viewerKeys =
  ({ zoom, zoomStep, go }: { zoom: RefObject<ZoomHandle | null>; zoomStep: number; go: (by: 1 | -1) => void }) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const direction = directions[key]
    if (key === '+' || key === '=') zoom.current?.zoomBy(zoomStep)
    else if (key === '-') zoom.current?.zoomBy(1 / zoomStep)
    else if (key === '0') zoom.current?.reset()
    else if (key === 'PageDown' || key === 'PageUp') go(key === 'PageDown' ? 1 : -1)
    else if (direction && (zoom.current?.scale() ?? 1) > 1)
      zoom.current?.pan({ x: direction[0] * panStep, y: direction[1] * panStep })
    else if (direction?.[0]) go(direction[0] * inlineSign() > 0 ? -1 : 1)
    else return
    event.preventDefault()
  }
