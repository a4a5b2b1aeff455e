import { arrows, type Movement, withSign } from '../../../shared/market/movement.ts'
import * as styles from '../../../shared/market/price.module.css'
import { useText } from '../../../shared/text/use-text.ts'
import { usePriceColours } from '../../../shared/theme/price-colours.ts'
import { Private, useMoney } from './amount.tsx'
import { text } from './text.ts'

/** The direction of a gain in cents. */
export const movementOf = (gain: number): Movement => (gain > 0 ? 'rise' : gain < 0 ? 'fall' : 'flat')

interface GainProps {
  cents: number
  /** decimal string with its sign; null if there is none */
  percent: string | null | undefined
  /** the currency stands beside it, so only a screen reader hears it here */
  isShort?: boolean
}

/** A gain or loss as an arrow, a sign, a colour and a word. When amounts are hidden, the direction is hidden too. */
export const Gain = ({ cents, percent, isShort = false }: GainProps) => {
  const t = useText(text)
  const money = useMoney()
  usePriceColours()
  const [sign, figure] = money(cents).split('HK$')
  const movement = movementOf(cents)
  const words = { rise: t.profit, fall: t.deficit, flat: t.even }
  return (
    <Private>
      <span className={`${styles.change} numbers`} data-movement={movement}>
        {movement !== 'flat' && <i aria-hidden="true">{arrows[movement]}</i>}
        <span className="visually-hidden">{words[movement]} </span>
        {cents > 0 && '+'}
        {sign}
        <span className={isShort ? 'visually-hidden' : undefined}>HK$</span>
        {figure}
        {typeof percent === 'string' && ` (${withSign(percent)}%)`}
      </span>
    </Private>
  )
}
