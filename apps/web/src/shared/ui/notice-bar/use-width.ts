import { type RefObject, useEffect, useState } from 'react'

/** Returns the element's width in CSS pixels and updates it on every change. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setWidth(current.getBoundingClientRect().width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
