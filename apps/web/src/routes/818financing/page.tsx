import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { showPart } from '../../shared/activity/show-part.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Below } from '../../shared/ui/below.tsx'
import { ChoiceProvider } from './choice-state.tsx'
import { Coupon } from './parts/coupon.tsx'
import { CouponOutcome } from './parts/coupon-outcome.tsx'
import { couponId, JoinedAction } from './parts/joined-action.tsx'
import { LoanCard } from './parts/loan-card.tsx'
import { Offer } from './parts/offer.tsx'
import { RateOffer } from './parts/rate-offer.tsx'
import { VisitorStep } from './parts/visitor-step.tsx'
import { Securities } from './securities/lazy.tsx'
import { text } from './text.ts'

export { text }

/**
 * R7: the cost of a margin loan in the first view, the rates and the calculation, the securities that secure a loan,
 * and the interest coupon.
 */
export const Page = (_: PageProps) => {
  const t = useText(text)
  const next = { label: t.toCoupon, onPress: () => showPart(couponId) }
  return (
    <ServerState>
      <ChoiceProvider>
        <ActivityPage
          code="financing-818"
          painted={text}
          actions={{
            nextStep: <VisitorStep />,
            joined: <JoinedAction />,
            joinedTitle: t.claimed,
            full: t.full,
            outcome: <CouponOutcome />,
            next,
          }}
          offer={<RateOffer />}
          card={<LoanCard />}
        >
          <Coupon />
          <Offer />
          <Below>
            <Blocks />
            <Securities />
          </Below>
        </ActivityPage>
      </ChoiceProvider>
    </ServerState>
  )
}
