import type { Direction } from '@foyer/api/cross-border'
import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { PublishedOffer } from '../../../shared/activity/frame/published-offer.tsx'
import { formatAmount } from '../../../shared/cross-border/format-amount.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './quota-text.ts'
import { useQuotas } from './use-quotas.ts'

/** What an account may still remit in the chosen direction; for others the quota of everybody. */
export const QuotaOffer = ({ chosen }: { chosen: Direction }) => {
  const t = useText(text)
  const quota = useQuotas().data?.quotas.find(({ direction }) => direction === chosen)
  if (!quota) return <PublishedOffer />
  return (
    <Offer
      label={t.left}
      figure={formatAmount('CNY', quota.left)}
      unit={fill(t.limit, { limit: formatAmount('CNY', quota.limit) })}
    />
  )
}
