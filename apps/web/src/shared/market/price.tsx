import type { InstrumentKind } from '@foyer/api/market'
import { useEffect, useRef } from 'react'
import { priceText } from './figures.ts'
import * as styles from './price.module.css'

/** Milliseconds. */
const tintLasts = 300
/** A price is tinted if no price of the page has changed for this long. */
const calm = 1_000

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

/** When a price of the page changed last. */
let lastChange = 0

/**
 * Tints the background of a price in the colour of its direction, if no price has changed shortly before. If many prices
 * move, tints carry no information, and each frame of them costs a slow phone as much as the figures. Uses a script
 * animation, because CSS animations would send React events at start and end.
 */
const tint = (price: HTMLElement, to: 'rise' | 'fall'): void => {
  const before = lastChange
  lastChange = performance.now()
  if (isCalm.matches || lastChange - before < calm) return
  const colour = `var(--${to}-soft)`
  price.animate([{ backgroundColor: colour, boxShadow: `0 0 0 2px ${colour}` }, {}], { duration: tintLasts })
}

/**
 * A price in tabular figures. A new price has a tint of its direction's colour for 300 ms, unless other prices change too.
 * With reduced motion there is no tint.
 */
export const Price = ({ kind, price }: { kind: InstrumentKind; price: string }) => {
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef(price)
  useEffect(() => {
    // compared as numbers only to pick a colour
    if (element.current && before.current !== price)
      tint(element.current, Number(price) > Number(before.current) ? 'rise' : 'fall')
    before.current = price
  }, [price])
  return (
    <span ref={element} className={`${styles.price} numbers`}>
      {priceText(kind, price)}
    </span>
  )
}
