import type { InstrumentKind } from '@foyer/api/market'
import { useText } from '../text/use-text.ts'
import { grouped, placesOf } from './figures.ts'
import { arrows, movementOf, withSign } from './movement.ts'
import { text } from './text.ts'
// defines the colour tokens of rise and fall, by the visitor's choice
import '../theme/price-colours.ts'
import * as styles from './price.module.css'

interface ChangeProps {
  kind: InstrumentKind
  /** signed decimal strings from the contract */
  change: string
  percent: string
  /** what to show: both figures, or the percentage alone as in lists */
  show?: 'both' | 'percent'
}

/** The movement of a price by arrow, sign and colour, and by a word for screen readers. */
export const Change = ({ kind, change, percent, show = 'both' }: ChangeProps) => {
  const t = useText(text)
  const movement = movementOf(change)
  const isBoth = show === 'both'
  return (
    <span className={`${styles.change} numbers`} data-movement={movement}>
      {movement !== 'flat' && <i aria-hidden="true">{arrows[movement]}</i>}
      <span className="visually-hidden">{t[movement]} </span>
      {isBoth && `${withSign(grouped(placesOf(kind, change)))} (`}
      {withSign(percent)}%{isBoth && ')'}
    </span>
  )
}
