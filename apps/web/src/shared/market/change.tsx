import type { InstrumentKind } from '@foyer/contract/market'
import { useText } from '../text/use-text.ts'
import { grouped, placesOf } from './figures.ts'
import { arrows, movementOf, withSign } from './movement.ts'
import { text } from './text.ts'
// brings the tokens of rise and fall, by the visitor's choice
import '../theme/price-colours.ts'
import './price.css'

interface ChangeProps {
  kind: InstrumentKind
  /** signed decimal strings of the contract */
  change: string
  percent: string
  /** what is written: both, or the percentage alone as lists have it */
  show?: 'both' | 'percent'
}

/** How far a price went: by arrow, sign, colour, and in a word for those who see none of them. */
export const Change = ({ kind, change, percent, show = 'both' }: ChangeProps) => {
  const t = useText(text)
  const movement = movementOf(change)
  const isBoth = show === 'both'
  return (
    <span className={`change numbers is-${movement}`}>
      {movement !== 'flat' && <i aria-hidden="true">{arrows[movement]}</i>}
      <span className="visually-hidden">{t[movement]} </span>
      {isBoth && `${withSign(grouped(placesOf(kind, change)))} (`}
      {withSign(percent)}%{isBoth && ')'}
    </span>
  )
}
