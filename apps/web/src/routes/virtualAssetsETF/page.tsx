import type { FundAsset } from '@foyer/api/virtual-assets'
import { useState } from 'react'
import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { showPart } from '../../shared/activity/show-part.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Below } from '../../shared/ui/below.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { FundCard } from './funds/fund-card.tsx'
import { Funds } from './funds/funds.tsx'
import { DiscountOffer } from './parts/discount-offer.tsx'
import { JoinGate } from './parts/join-gate.tsx'
import { discountId, JoinedAction } from './parts/joined-action.tsx'
import { text } from './text.ts'

export { text }

// these parts are below the first screen, so their code loads later
const KnowledgeTest = lazyPart(() => import('./knowledge/section.tsx').then((part) => part.KnowledgeTest))
const Discount = lazyPart(() => import('./parts/discount.tsx').then((part) => part.Discount))

/** R18: a comparison of the funds with quotes and fees, a knowledge test, and a discount that is tied to no fund. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  const next = { label: t.toDiscount, onPress: () => showPart(discountId) }
  const [asset, setAsset] = useState<FundAsset>('bitcoin')
  return (
    <ServerState>
      <ActivityPage
        code="virtual-asset-etf"
        painted={text}
        actions={{ available: <JoinGate />, joined: <JoinedAction />, joinedTitle: t.joined, next }}
        offer={<DiscountOffer />}
        card={<FundCard asset={asset} onAsset={setAsset} />}
      >
        <Funds asset={asset} />
        <KnowledgeTest />
        <Discount />
        {/* the panel at the bottom checks the test, which the author's own join button would not */}
        <Below>
          <Blocks without="join" />
        </Below>
      </ActivityPage>
    </ServerState>
  )
}
