import { useLayoutEffect, useRef, useState } from 'react'

/** How long a figure grows, in milliseconds. */
const duration = 280

/** Names of the figures that have grown since the page was opened. Values are not stored, because they are personal. */
const grown = new Set<string>()

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fast at first and slow at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3

/** Events by which a person does something else. Any of them ends the growth. */
const interruptions = ['pointerdown', 'keydown', 'wheel'] as const

/** What a figure is, and what causes it to grow again. */
export interface Growth {
  /** names the figure; it grows once when it first appears after the page was opened */
  name: string
  /** a whole number */
  value: number
  /** the figure grows to a new value if this changes together with it, and never if only the value changes */
  act?: string | number | boolean | undefined
}

/** Returns the value to show while a figure grows; undefined when nothing moves. */
export const useCountUp = ({ name, value, act }: Growth): number | undefined => {
  const before = useRef<Pick<Growth, 'value' | 'act'>>(undefined)
  const [running, setRunning] = useState<number>()
  useLayoutEffect(() => {
    const last = before.current
    before.current = { value, act }
    const grows = last ? last.act !== act : !grown.has(name)
    const from = last?.value ?? 0
    grown.add(name)
    if (!grows || from === value || isStill()) return
    const startedAt = performance.now()
    let frame = 0
    const end = () => setRunning(undefined)
    const step = () => {
      const part = (performance.now() - startedAt) / duration
      if (part >= 1) return end()
      setRunning(Math.round(from + (value - from) * eased(part)))
      frame = requestAnimationFrame(step)
    }
    step()
    const interrupt = () => {
      cancelAnimationFrame(frame)
      end()
    }
    for (const event of interruptions) addEventListener(event, interrupt, { capture: true, passive: true })
    return () => {
      interrupt()
      for (const event of interruptions) removeEventListener(event, interrupt, { capture: true })
    }
  }, [name, value, act])
  return running
}
