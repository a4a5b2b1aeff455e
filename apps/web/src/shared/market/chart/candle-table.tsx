import type { Candle, InstrumentKind } from '@foyer/api/market'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { compactNumber, priceText } from '../figures.ts'
import * as styles from './chart.module.css'
import { text } from './text.ts'

interface CandleTableProps {
  label: string
  kind: InstrumentKind
  candles: readonly Candle[]
  /** requests older candles; absent where there are none */
  onOlder: (() => void) | undefined
  busy: boolean
}

/** The same candles as figures, newest first: for screen readers, keyboards and anyone who wants exact values. */
export const CandleTable = ({ label, kind, candles, onOlder, busy }: CandleTableProps) => {
  const t = useText(text)
  const language = useLanguage()
  const hasVolume = kind !== 'index'
  return (
    // a scrollable region must be reachable by keyboard
    <section className={styles.candleTable} aria-label={label} tabIndex={0}>
      <table className="numbers">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t.date}</th>
            <th scope="col">{t.openLong}</th>
            <th scope="col">{t.highLong}</th>
            <th scope="col">{t.lowLong}</th>
            <th scope="col">{t.closeLong}</th>
            {hasVolume && <th scope="col">{t.volumeLong}</th>}
          </tr>
        </thead>
        <tbody>
          {[...candles].reverse().map((candle) => (
            <tr key={candle.day}>
              <th scope="row">{candle.day}</th>
              <td>{priceText(kind, candle.open)}</td>
              <td>{priceText(kind, candle.high)}</td>
              <td>{priceText(kind, candle.low)}</td>
              <td>{priceText(kind, candle.close)}</td>
              {hasVolume && <td>{compactNumber(language, candle.volume)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {onOlder && (
        <Button look="quiet" busy={busy} onClick={onOlder}>
          {t.older}
        </Button>
      )}
    </section>
  )
}
