import { type RefObject, useEffect, useRef, useState } from 'react'
import { nearestChoosable, type WheelOption } from './columns.ts'

/** Without a scroll event for this many milliseconds the wheel stands still; `scrollend` is too new to rely on. */
const restAfter = 120

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface WheelScroll {
  list: RefObject<HTMLDivElement | null>
  options: readonly WheelOption[]
  /** the chosen row, -1 where there is none */
  at: number
  onChoose: (at: number) => void
}

/**
 * Keeps the scroll position and the chosen row together. Fingers scroll natively and the browser snaps; the row under the
 * band is chosen once the wheel stands still, or at once when something else is touched (a confirm button in mid-spin).
 */
export const useWheelScroll = ({ list, options, at, onChoose }: WheelScroll) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  /** the row our own scrolling leads to; rows passed on the way are not chosen */
  const heading = useRef<number>(undefined)
  const [rests, setRests] = useState(0)

  /** where the list has scrolled to when a row stands in its middle; rows may differ in height under a large text */
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
    // a scroll to another row that has not left this one yet is called off
    const how = isThere || isStill() ? 'instant' : behavior
    heading.current = how === 'smooth' ? row : undefined
    list.current.scrollTo({ top, behavior: how })
  }
  const rest = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const row = rowInView()
    if (heading.current !== undefined && heading.current !== row) return goTo(heading.current, 'instant')
    const isOurs = heading.current !== undefined
    heading.current = undefined
    const chosen = nearestChoosable(options, row)
    if (isOurs || chosen === undefined) return
    onChoose(chosen)
    setRests(rests + 1) // back to the chosen row where the choice was not taken
  }
  const latest = useRef({ goTo, rest, at })
  latest.current = { goTo, rest, at }

  useEffect(() => {
    if (rests >= 0 && options.length > 0) latest.current.goTo(at, 'smooth')
  }, [at, rests, options.length])

  useEffect(() => {
    const element = list.current
    if (!element) return
    // the dialog opens after its content is there, and a larger text makes larger rows
    const observer = new ResizeObserver(() => latest.current.goTo(latest.current.at, 'instant'))
    observer.observe(element)
    const onTouchElsewhere = ({ target }: PointerEvent) => {
      if (timer.current !== undefined && !element.contains(target as Node)) latest.current.rest()
    }
    document.addEventListener('pointerdown', onTouchElsewhere, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', onTouchElsewhere, true)
      clearTimeout(timer.current)
    }
  }, [list])

  const restSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => isHeld.current || latest.current.rest(), restAfter)
  }
  const letGo = () => {
    isHeld.current = false
    restSoon()
  }
  return {
    /** A row is about to be chosen by other means: the row under the band is not chosen after it, and the wheel goes back. */
    leave: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      goTo(at, 'smooth')
    },
    handlers: {
      onScroll: restSoon,
      onTouchStart: () => {
        isHeld.current = true
        heading.current = undefined
      },
      onTouchEnd: letGo,
      onTouchCancel: letGo,
    },
  }
}
