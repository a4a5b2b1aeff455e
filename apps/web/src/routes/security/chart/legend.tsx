import type { InstrumentKind } from '@foyer/api/market'
import { compactNumber, priceText } from '../../../shared/market/figures.ts'
import { arrows, movementOf, withSign } from '../../../shared/market/movement.ts'
import * as priceStyles from '../../../shared/market/price.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import type { ChartBar, ChartStyle } from './bars.ts'
import * as styles from './chart.module.css'
import { percentFrom } from './grown.ts'
import { text } from './text.ts'
import { timeText } from './time-text.ts'

interface LegendProps {
  kind: InstrumentKind
  bar: ChartBar
  /** the price that the close is compared with */
  before: string | undefined
  /** the period of that change, if it must be named */
  period: string | undefined
  style: ChartStyle
  /** all bars are of one day, so that the legend does not repeat it */
  isOneDay: boolean
  /** the security does not trade, so that no change and no volume of the day is shown beside the suspension */
  isHalted: boolean
}

/** The values of the bar under the crosshair, otherwise of the last one. The slider and the table offer them as text. */
export const Legend = ({ kind, bar, before, period, style, isOneDay, isHalted }: LegendProps) => {
  const t = useText(text)
  const language = useLanguage()
  const percent = percentFrom(before, bar.close)
  const movement = movementOf(percent)
  const values = style === 'line' ? (['close'] as const) : (['open', 'high', 'low', 'close'] as const)
  const look = style === 'candles' ? styles.isOfCandles : isOneDay ? styles.isShort : ''
  return (
    <p className={`${styles.chartLegend} ${look} numbers`} aria-hidden="true">
      <strong>{timeText(language, bar.time, isOneDay)}</strong>
      {values.map((name) => (
        <span key={name} className={style === 'candles' ? styles.chartValue : undefined}>
          {style === 'candles' && <small>{t[name]} </small>}
          {priceText(kind, bar[name])}
        </span>
      ))}
      {before !== undefined && !isHalted && (
        <span className={priceStyles.change} data-movement={movement}>
          {period !== undefined && <small>{period} </small>}
          {arrows[movement]} {withSign(percent)}%
        </span>
      )}
      {kind !== 'index' && !isHalted && bar.volume !== '0' && (
        <span>
          <small>{t.volume}</small> {compactNumber(language, bar.volume)}
        </span>
      )}
    </p>
  )
}
