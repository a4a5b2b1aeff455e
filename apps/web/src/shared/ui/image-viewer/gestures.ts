import { fitted, type Placement, type Point, panned, type Sizes, zoomed } from './zoom.ts'

/** Two taps within this time (milliseconds) and distance (CSS pixels) are a double tap. */
const doubleTapTime = 300
const tapTolerance = 24
/** A finger that moves further is not tapping. */
const moveTolerance = 10
/** Exponent added per pixel of the wheel; a notch of 100 px adds a fifth. */
const wheelRate = 0.002

interface Target {
  get: () => Placement
  set: (placement: Placement, eased: boolean) => void
  sizes: () => Sizes
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/**
 * Handles pinch, wheel, double tap (scale 1 and 2 in turn) and, when enlarged, pan on a stage. Returns a function that
 * stops.
 */
export const followGestures = (stage: HTMLElement, { get, set, sizes }: Target): (() => void) => {
  const pointers = new Map<number, Point>()
  let tapAt: Point | undefined
  let lastTap: (Point & { time: number }) | undefined

  /** Coordinates relative to the middle of the stage. */
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = stage.getBoundingClientRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
  const near = (one: Point | undefined, other: Point, tolerance: number) =>
    one !== undefined && spread([one, other]) <= tolerance

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point = pointOf(event)
    pointers.set(event.pointerId, point)
    tapAt = pointers.size === 1 ? point : undefined
  }
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return
    const before = [...pointers.values()]
    const point = pointOf(event)
    pointers.set(event.pointerId, point)
    const after = [...pointers.values()]
    if (!near(tapAt, point, moveTolerance)) tapAt = undefined
    const [was, is] = [middle(before), middle(after)]
    const by = { x: is.x - was.x, y: is.y - was.y }
    if (after.length > 1) {
      const scale = get().scale * (spread(after) / Math.max(1, spread(before)))
      set(panned(zoomed(get(), scale, was, sizes()), by, sizes()), false)
    } else if (get().scale > 1) set(panned(get(), by, sizes()), false)
  }
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || event.type !== 'pointerup' || !tapAt) return
    const tap = { ...tapAt, time: event.timeStamp }
    tapAt = undefined
    if (lastTap && tap.time - lastTap.time <= doubleTapTime && near(lastTap, tap, tapTolerance)) {
      lastTap = undefined
      set(get().scale === 1 ? zoomed(get(), 2, tap, sizes()) : fitted, true)
    } else lastTap = tap
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    set(zoomed(get(), get().scale * Math.exp(-event.deltaY * wheelRate), pointOf(event), sizes()), false)
  }

  const stop = new AbortController()
  const { signal } = stop
  stage.addEventListener('pointerdown', down, { signal })
  // on the window, because a finger may leave the stage and come back
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', up, { signal })
  stage.addEventListener('wheel', wheel, { signal, passive: false })
  return () => stop.abort()
}
