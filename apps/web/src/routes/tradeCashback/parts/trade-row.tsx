import type { CashbackTrade } from '@foyer/api/cashback'
import { inLanguage } from '@foyer/api/languages'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill, type Texts } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { momentOf } from './months.ts'
import { text } from './text.ts'

const actOf = ({ kind, side }: CashbackTrade, t: Texts<typeof text>): string => {
  if (kind === 'ipo_allotment') return t.allotted
  return kind === 'internal_transfer' ? t.transferred : t[side]
}

/** The reason why a trade does not count, or the day since which it counts. */
const reasonOf = ({ why, kind, settlesOn }: CashbackTrade, t: Texts<typeof text>, day: (day: string) => string) => {
  if (why === null) return fill(t.settled, { day: day(settlesOn) })
  const words = why === 'kind' ? t[`kind_${kind}`] : t[why]
  return fill(words, { day: day(settlesOn) })
}

export const TradeRow = ({ trade }: { trade: CashbackTrade }) => {
  const t = useText(text)
  const language = useLanguage()
  const day = (on: string) => formatDay(language, momentOf(on))
  return (
    <li className={trade.why === null ? styles.trade : `${styles.trade} ${styles.isLeftOut}`}>
      <span className={styles.tradeName}>
        {inLanguage(trade.name, language)} <small className="numbers">{trade.code}</small>
      </span>
      <span className={`${styles.tradeFees} numbers`}>
        {trade.fees.minor === 0 ? '—' : formatMoney(language, trade.fees)}
        <span className="visually-hidden"> {t.fees}</span>
      </span>
      <span className={`${styles.tradeWhen} numbers`}>
        {actOf(trade, t)} · {formatDay(language, trade.executedAt)}
      </span>
      <span className={`${styles.tradeWhy} numbers`}>{reasonOf(trade, t, day)}</span>
    </li>
  )
}
