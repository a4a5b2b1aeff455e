import type { CashbackCount } from '@foyer/api/cashback'
import { useState } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import * as styles from '../page.module.css'
import { text } from './text.ts'
import { TradeRow } from './trade-row.tsx'

/** The number of trades before the person requests all, where there are more than `most`. */
const few = 5
const most = 8

/** The trades of a month, counted or not, each with its reason. */
export const Trades = ({ count }: { count: CashbackCount }) => {
  const t = useText(text)
  const [chosen, choose] = useState<'counted' | 'others'>()
  const which = chosen ?? (count.counted > 0 || count.notCounted === 0 ? 'counted' : 'others')
  const [isWhole, setWhole] = useState(false)
  const trades = count.trades.filter(({ why }) => (why === null) === (which === 'counted'))
  const total = which === 'counted' ? count.counted : count.notCounted
  const shown = isWhole || trades.length <= most ? trades : trades.slice(0, few)
  return (
    <section className={blocksStyles.block} aria-label={t.trades}>
      <h2>{t.trades}</h2>
      {count.counted + count.notCounted > 0 && (
        <Segmented
          label={t.which}
          options={[
            { value: 'counted', label: fill(t.counted, { n: count.counted }) },
            { value: 'others', label: fill(t.notCounted, { n: count.notCounted }) },
          ]}
          value={which}
          onChange={(value) => {
            choose(value)
            setWhole(false)
          }}
        />
      )}
      {trades.length === 0 ? (
        <p className={`${blocksStyles.card} ${styles.cashbackNone}`}>
          {which === 'counted' ? t.noneCounted : t.noneLeftOut}
        </p>
      ) : (
        <ul className={`${blocksStyles.card} ${styles.trades}`} role="list">
          {shown.map((trade) => (
            <TradeRow key={trade.reference} trade={trade} />
          ))}
        </ul>
      )}
      {shown.length < trades.length && (
        <Button look="plain" onClick={() => setWhole(true)}>
          {fill(t.all, { n: trades.length })}
        </Button>
      )}
      {isWhole && trades.length < total && (
        <p className={styles.cashbackHint}>{fill(t.newest, { n: trades.length })}</p>
      )}
    </section>
  )
}
