import { type RefObject, useEffect, useRef, useState } from 'react'
import { nearestChoosable, type WheelOption } from './columns.ts'

/** The wheel has stopped after this many milliseconds without a scroll event. `scrollend` is too new to rely on. */
const stopAfter = 120

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface WheelScroll {
  list: RefObject<HTMLDivElement | null>
  options: readonly WheelOption[]
  /** index of the chosen row; -1 without one */
  at: number
  onChoose: (at: number) => void
}

/**
 * Synchronises the scroll position with the chosen row. Touch scrolls natively and the browser snaps. The row under the
 * band is chosen once the wheel has stopped, or at once when something else is touched, such as the confirm button in
 * mid-spin.
 */
export const useWheelScroll = ({ list, options, at, onChoose }: WheelScroll) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTouched = useRef(false)
  /** target row of a programmatic scroll; rows passed on the way are not chosen */
  const heading = useRef<number>(undefined)
  const [stops, setStops] = useState(0)

  /** scroll position that puts a row in the middle; rows may differ in height with large text */
  const topOf = (row: Element | undefined) =>
    row instanceof HTMLElement && list.current
      ? row.offsetTop + (row.offsetHeight - list.current.clientHeight) / 2
      : undefined
  const rowInView = () => {
    const { scrollTop = 0, children = [] } = list.current ?? {}
    const distances = [...children].map((row) => Math.abs((topOf(row) ?? 0) - scrollTop))
    return distances.indexOf(Math.min(...distances))
  }
  const goTo = (row: number, behavior: ScrollBehavior) => {
    const top = topOf(list.current?.children[row])
    if (top === undefined || !list.current) return
    const isThere = Math.abs(list.current.scrollTop - top) < 1
    if (isThere && heading.current === undefined) return
    // a smooth scroll that has not left the current row yet is cancelled
    const how = isThere || isStill() ? 'instant' : behavior
    heading.current = how === 'smooth' ? row : undefined
    list.current.scrollTo({ top, behavior: how })
  }
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const row = rowInView()
    if (heading.current !== undefined && heading.current !== row) return goTo(heading.current, 'instant')
    const isOurs = heading.current !== undefined
    heading.current = undefined
    const chosen = nearestChoosable(options, row)
    if (isOurs || chosen === undefined) return
    onChoose(chosen)
    setStops(stops + 1) // returns to the chosen row if the owner did not accept the choice
  }
  const latest = useRef({ goTo, stop, at })
  latest.current = { goTo, stop, at }

  useEffect(() => {
    if (stops >= 0 && options.length > 0) latest.current.goTo(at, 'smooth')
  }, [at, stops, options.length])

  useEffect(() => {
    const element = list.current
    if (!element) return
    // the dialog opens after its content is mounted, and larger text makes rows higher
    const observer = new ResizeObserver(() => latest.current.goTo(latest.current.at, 'instant'))
    observer.observe(element)
    const onTouchElsewhere = ({ target }: PointerEvent) => {
      if (timer.current !== undefined && !element.contains(target as Node)) latest.current.stop()
    }
    document.addEventListener('pointerdown', onTouchElsewhere, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', onTouchElsewhere, true)
      clearTimeout(timer.current)
    }
  }, [list])

  const stopSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => isTouched.current || latest.current.stop(), stopAfter)
  }
  const release = () => {
    isTouched.current = false
    stopSoon()
  }
  return {
    /**
     * Call this before choosing a row by other means: it cancels the choice of the row under the band and scrolls back.
     */
    leave: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      goTo(at, 'smooth')
    },
    handlers: {
      onScroll: stopSoon,
      onTouchStart: () => {
        isTouched.current = true
        heading.current = undefined
      },
      onTouchEnd: release,
      onTouchCancel: release,
    },
  }
}
