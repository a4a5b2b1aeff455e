import { type RefObject, useEffect, useRef, useState } from 'react'
import { followGestures } from './gestures.ts'
import { fitted, type Placement, type Point, panned, type Sizes, zoomed } from './zoom.ts'

export interface ZoomHandle {
  scale: () => number
  zoomBy: (factor: number) => void
  pan: (by: Point) => void
  reset: () => void
}

interface ZoomOptions {
  stage: RefObject<HTMLElement | null>
  picture: RefObject<HTMLElement | null>
  /** called when a scale is final and not during the gesture, so that nothing renders while fingers move */
  onScale: (scale: number) => void
}

/** Milliseconds without a change after which a scale is final. */
const settleTime = 100

/**
 * The placement of a picture, changed by gestures on the stage and by the handle, and written directly to the element's
 * transform.
 */
export const useZoom = ({ stage, picture, onScale }: ZoomOptions): ZoomHandle => {
  const placement = useRef(fitted)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const report = useRef(onScale)
  useEffect(() => {
    report.current = onScale
  })

  // created once, because gestures and the handle share it while the picture is mounted
  const [{ target, handle }] = useState(() => {
    const sizes = (): Sizes => ({
      stage: [stage.current?.clientWidth ?? 0, stage.current?.clientHeight ?? 0],
      picture: [picture.current?.offsetWidth ?? 0, picture.current?.offsetHeight ?? 0],
    })
    const get = () => placement.current
    const set = (next: Placement, eased: boolean): void => {
      placement.current = next
      const element = picture.current
      if (element) {
        element.toggleAttribute('data-eased', eased)
        element.style.transform = `translate3d(${next.x}px, ${next.y}px, 0) scale(${next.scale})`
      }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => report.current(get().scale), settleTime)
    }
    const handle: ZoomHandle = {
      scale: () => get().scale,
      zoomBy: (factor) => set(zoomed(get(), get().scale * factor, { x: 0, y: 0 }, sizes()), true),
      pan: (by) => set(panned(get(), by, sizes()), true),
      reset: () => set(fitted, true),
    }
    return { target: { get, set, sizes }, handle }
  })

  useEffect(() => (stage.current ? followGestures(stage.current, target) : undefined), [stage, target])
  useEffect(() => () => clearTimeout(timer.current), [])

  return handle
}
