import type { InstrumentKind } from '@foyer/contract/market'
import { useEffect, useRef } from 'react'
import { priceText } from './figures.ts'
import './price.css'

/** Milliseconds. */
const tintLasts = 300

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

/** Lays a calm tint of the colour it went under a price. By script: style sheets would tell React of each start and end. */
const tint = (price: HTMLElement, to: 'rise' | 'fall'): void => {
  if (isCalm.matches) return
  const colour = `var(--${to}-soft)`
  price.animate([{ backgroundColor: colour, boxShadow: `0 0 0 2px ${colour}` }, {}], { duration: tintLasts })
}

/**
 * A price in tabular figures. A new one lies on a calm tint for 300 ms, of the colour it went; nothing moves, and with
 * reduced motion nothing is tinted.
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
