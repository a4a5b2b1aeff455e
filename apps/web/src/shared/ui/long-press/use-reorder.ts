import { type RefObject, useEffect, useRef, useState } from 'react'

/** The lifted row, its original position, and whether a finger has moved it since. */
interface Lifted {
  key: string
  from: readonly string[]
  dragged: boolean
}

export type ReorderEvent = 'lifted' | 'moved' | 'dropped' | 'cancelled'

interface ReorderOptions {
  list: RefObject<HTMLElement | null>
  order: readonly string[]
  onOrder: (order: readonly string[]) => void
  /** returns the row's index at a vertical position, to find the row under a finger */
  rowAt: (clientY: number) => number
  notify: (event: ReorderEvent, key: string, place: number) => void
}

const moved = (order: readonly string[], key: string, to: number): string[] => {
  const rest = order.filter((other) => other !== key)
  rest.splice(to, 0, key)
  return rest
}

/** Moves a lifted row by finger, mouse and arrow keys until it is dropped. Esc returns it to its position. */
export const useReorder = ({ list, order, onOrder, rowAt, notify }: ReorderOptions) => {
  const [lifted, setLifted] = useState<Lifted>()

  const move = (key: string, to: number): void => {
    const from = order.indexOf(key)
    if (to < 0 || to >= order.length || to === from) return
    onOrder(moved(order, key, to))
    notify('moved', key, to)
  }
  const end = (back: boolean): void => {
    if (!lifted) return
    if (back) onOrder(lifted.from)
    notify(back ? 'cancelled' : 'dropped', lifted.key, (back ? lifted.from : order).indexOf(lifted.key))
    setLifted(undefined)
  }

  const handlers = useRef({ order, move, end, rowAt, lifted })
  useEffect(() => {
    handlers.current = { order, move, end, rowAt, lifted }
  })

  // Registered before the touch, because WebKit scrolls regardless of a listener that is added during a touch.
  useEffect(() => {
    const { current } = list
    const hold = (event: TouchEvent) => handlers.current.lifted && event.preventDefault()
    current?.addEventListener('touchmove', hold, { passive: false })
    return () => current?.removeEventListener('touchmove', hold)
  }, [list])

  const isLifted = lifted !== undefined
  useEffect(() => {
    if (!isLifted) return
    const now = () => handlers.current
    const follow = (event: PointerEvent) => {
      const { lifted, move, rowAt } = now()
      if (!lifted || event.buttons !== 1) return
      const to = rowAt(event.clientY)
      if (to < 0) return
      setLifted({ ...lifted, dragged: true })
      move(lifted.key, to)
    }
    // a row that was pressed but not dragged stays lifted for its buttons and keys
    const release = () => now().lifted?.dragged && now().end(false)
    const key = (event: KeyboardEvent) => {
      const { order, lifted, move, end } = now()
      if (!lifted) return
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (by === undefined && event.key !== 'Escape' && event.key !== 'Enter') return
      event.preventDefault()
      if (by !== undefined) move(lifted.key, order.indexOf(lifted.key) + by)
      else end(event.key === 'Escape')
    }
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', release, { signal })
    addEventListener('pointercancel', release, { signal })
    addEventListener('keydown', key, { signal })
    return () => stop.abort()
  }, [isLifted])

  return {
    lifted: lifted?.key,
    lift: (key: string) => {
      setLifted({ key, from: order, dragged: false })
      notify('lifted', key, order.indexOf(key))
    },
    move,
    drop: () => end(false),
    /** returns the lifted row to its position; does nothing without one */
    cancel: () => end(true),
  }
}
