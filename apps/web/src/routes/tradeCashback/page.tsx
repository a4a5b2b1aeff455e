import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { Cashback } from './parts/cashback.tsx'
import { CashbackOffer } from './parts/cashback-offer.tsx'
import { HeroCard } from './parts/hero-card.tsx'
import { ToRewards } from './parts/to-rewards.tsx'
import { text } from './text.ts'

export { text }

/**
 * R16: the fees that count, the distance to the next tier, the trades that do not count with reasons, and the payouts.
 */
export const Page = (_: PageProps) => (
  <ServerState>
    <ActivityPage
      code="trade-cashback"
      painted={text}
      actions={{ joined: <ToRewards /> }}
      offer={<CashbackOffer />}
      card={<HeroCard />}
    >
      <Cashback />
      {/* the card shows the tiers */}
      <Blocks without="rewards" />
    </ActivityPage>
  </ServerState>
)
