import type { InstrumentKind } from '@foyer/contract/market'
import { useEffect, useRef } from 'react'
import { priceText } from './figures.ts'
import './price.css'

/** Milliseconds. */
const tintLasts = 300

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

/** Between the beginnings of two tints anywhere on the page: where everything moves at once, a tint under all of it says
 * nothing, and costs a slow phone more than the figures do. Milliseconds. */
const tintsApart = 30
let mayTintFrom = 0

/** Lays a calm tint of the colour it went under a price. By script: style sheets would tell React of each start and end. */
const tint = (price: HTMLElement, to: 'rise' | 'fall'): void => {
  const now = performance.now()
  if (isCalm.matches || now < mayTintFrom) return
  mayTintFrom = now + tintsApart
  const colour = `var(--${to}-soft)`
  price.animate([{ backgroundColor: colour, boxShadow: `0 0 0 2px ${colour}` }, {}], { duration: tintLasts })
}

/**
 * A price in tabular figures. A new one lies on a calm tint for 300 ms, of the colour it went, unless many change at once;
 * nothing moves, and with reduced motion nothing is tinted.
 */
export const Price = ({ kind, price }: { kind: InstrumentKind; price: string }) => {
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef(price)
  useEffect(() => {
    // compared as figures only to pick a colour
    if (element.current && before.current !== price)
      tint(element.current, Number(price) > Number(before.current) ? 'rise' : 'fall')
    before.current = price
  }, [price])
  return (
    <span ref={element} className="price numbers">
      {priceText(kind, price)}
    </span>
  )
}
