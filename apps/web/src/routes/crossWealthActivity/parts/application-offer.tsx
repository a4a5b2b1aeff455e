import { Offer } from '../../../shared/activity/frame/offer.tsx'
import { PublishedOffer } from '../../../shared/activity/frame/published-offer.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './application-text.ts'
import { useApplication } from './use-application.ts'

/** The state of the person's application and what comes next; without one the offer. */
export const ApplicationOffer = () => {
  const t = useText(text)
  const voucher = useApplication().data?.voucher
  if (!voucher) return <PublishedOffer />
  const { status } = voucher
  const next = { queued: t.queuedNext, available: t.availableNext, expired: t.availableNext, used: t.usedNext }
  return (
    <Offer
      label={t.title}
      figure={t[`${status}Short`]}
      unit={status === 'refused' || status === 'revoked' ? undefined : next[status]}
    />
  )
}
