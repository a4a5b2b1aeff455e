import type { InstrumentKind } from '@foyer/contract/market'
import { useRef } from 'react'
import { priceText } from './figures.ts'
import type { Movement } from './movement.ts'
import './price.css'

/** Which way the price shown last was left; `turn` makes two falls in a row two tints. */
interface Tint {
  price: string
  to: Movement
  turn: number
}

/**
 * A price in tabular figures. A new one lies on a calm tint for 300 ms, of the colour it went; nothing moves, and with
 * reduced motion nothing is tinted.
 */
export const Price = ({ kind, price }: { kind: InstrumentKind; price: string }) => {
  const tint = useRef<Tint>({ price, to: 'flat', turn: 0 })
  const { current } = tint
  // compared as figures only to pick a colour
  if (current.price !== price)
    tint.current = { price, to: Number(price) > Number(current.price) ? 'rise' : 'fall', turn: 1 - current.turn }
  const { to, turn } = tint.current
  return (
    <span className={`price numbers${to === 'flat' ? '' : ` to-${to} turn-${turn}`}`}>{priceText(kind, price)}</span>
  )
}
