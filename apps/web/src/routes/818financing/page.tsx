import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { showPart } from '../../shared/activity/show-part.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Below } from '../../shared/ui/below.tsx'
import { Coupon } from './parts/coupon.tsx'
import { couponId, JoinedAction } from './parts/joined-action.tsx'
import { Offer } from './parts/offer.tsx'
import { Risk } from './parts/risk.tsx'
import { Securities } from './securities/lazy.tsx'
import { text } from './text.ts'

export { text }

/**
 * R7: a calculator for the cost of a margin loan, the list of securities that secure a loan, and the interest coupon.
 */
export const Page = (_: PageProps) => {
  const t = useText(text)
  const next = { label: t.toCoupon, onPress: () => showPart(couponId) }
  return (
    <ServerState>
      <ActivityPage
        code="financing-818"
        painted={text}
        actions={{ joined: <JoinedAction />, joinedTitle: t.claimed, next }}
      >
        <Risk />
        <Offer />
        <Coupon />
        <Below>
          <Blocks />
          <Securities />
        </Below>
      </ActivityPage>
    </ServerState>
  )
}
