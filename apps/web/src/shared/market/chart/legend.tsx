import type { Candle, InstrumentKind } from '@foyer/api/market'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { compactNumber, priceText } from '../figures.ts'
import { arrows, movementOf, withSign } from '../movement.ts'
import * as priceStyles from '../price.module.css'
import * as styles from './chart.module.css'
import { dayText } from './day-text.ts'
import { percentFrom } from './grown.ts'
import { text } from './text.ts'

/** All values of the candle under the crosshair, otherwise of the last one. The table offers them without a pointer. */
export const Legend = ({
  kind,
  candle,
  before,
}: {
  kind: InstrumentKind
  candle: Candle
  before: Candle | undefined
}) => {
  const t = useText(text)
  const language = useLanguage()
  const percent = percentFrom(before, candle)
  const movement = movementOf(percent)
  return (
    <p className={`${styles.chartLegend} numbers`} aria-hidden="true">
      <strong>{dayText(language, candle.day)}</strong>
      {(['open', 'high', 'low', 'close'] as const).map((name) => (
        <span key={name}>
          <small>{t[name]}</small> {priceText(kind, candle[name])}
        </span>
      ))}
      <span className={priceStyles.change} data-movement={movement}>
        {arrows[movement]} {withSign(percent)}%
      </span>
      {kind !== 'index' && (
        <span>
          <small>{t.volume}</small> {compactNumber(language, candle.volume)}
        </span>
      )}
    </p>
  )
}
