import type { CashbackReply } from '@foyer/api/cashback'
import { useState } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { formatMonth, shortMonth } from './months.ts'
import { Payouts } from './payouts.tsx'
import { ProgressCard } from './progress-card.tsx'
import { TierLadder } from './tier-ladder.tsx'
import { Trades } from './trades.tsx'
import { useCashback } from './use-cashback.ts'

/** A participating account: one month, and the payouts of all months. */
export const Account = ({ cashback }: { cashback: CashbackReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const { months } = cashback
  const [chosen, choose] = useState<string>()
  const newest = months[0]?.month
  const month = chosen ?? newest ?? ''
  const isEarlier = month !== newest
  const earlier = useCashback(month, isEarlier)
  const { data } = isEarlier ? earlier : { data: cashback }
  const payout = months.find((entry) => entry.month === month)
  const hasClaim = months.some(({ state }) => state === 'claimable')
  return (
    <>
      <section className={blocksStyles.block} aria-label={t.progress}>
        <h2>{t.progress}</h2>
        {months.length > 1 ? (
          <Segmented
            label={t.monthShown}
            options={[...months]
              .reverse()
              .map((entry) => ({ value: entry.month, label: shortMonth(language, entry.month) }))}
            value={month}
            onChange={choose}
          />
        ) : (
          <p className={styles.cashbackMonth}>{formatMonth(language, month)}</p>
        )}
        {data?.shown && payout ? (
          <>
            <ProgressCard
              cashback={data}
              count={data.shown}
              payout={payout}
              isOnTop={!isEarlier}
              isInHeadline={!isEarlier && !hasClaim}
            />
            <TierLadder cashback={data} count={data.shown} />
          </>
        ) : earlier.error && !earlier.isFetching ? (
          <FailedPart error={earlier.error} busy={earlier.isFetching} onRetry={() => void earlier.refetch()} />
        ) : (
          <div className={`${styles.cashbackSkeleton} ${skeletonStyles.skeleton}`} />
        )}
      </section>
      {data?.shown && <Trades key={month} count={data.shown} />}
      <Payouts cashback={cashback} />
    </>
  )
}
