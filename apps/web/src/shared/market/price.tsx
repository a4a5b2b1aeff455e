import type { InstrumentKind } from '@foyer/api/market'
import { useEffect, useRef } from 'react'
import { priceText } from './figures.ts'
import * as styles from './price.module.css'

/** Milliseconds. */
const tintLasts = 300

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Minimum time in milliseconds between the starts of two tints on the page. If everything moved at once, tints would
 * carry no information and cost a slow phone more than the figures.
 */
const tintsApart = 30
let mayTintFrom = 0

/**
 * Tints the background of a price in the colour of its direction. Uses a script animation, because CSS animations would
 * send React events at start and end.
 */
const tint = (price: HTMLElement, to: 'rise' | 'fall'): void => {
  const now = performance.now()
  if (isCalm.matches || now < mayTintFrom) return
  mayTintFrom = now + tintsApart
  const colour = `var(--${to}-soft)`
  price.animate([{ backgroundColor: colour, boxShadow: `0 0 0 2px ${colour}` }, {}], { duration: tintLasts })
}

/**
 * A price in tabular figures. A new price has a tint of its direction's colour for 300 ms, unless many prices change at
 * once. With reduced motion there is no tint.
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
