import type { FundAsset } from '@foyer/api/virtual-assets'
import { useState } from 'react'
import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { showPart } from '../../shared/activity/show-part.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Body } from './parts/body.tsx'
import { DiscountOffer } from './parts/discount-offer.tsx'
import { HeadCard } from './parts/head-card.tsx'
import { JoinGate } from './parts/join-gate.tsx'
import { discountId, JoinedAction } from './parts/joined-action.tsx'
import { TestMark } from './parts/test-mark.tsx'
import { text } from './text.ts'

export { text }

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
        actions={{ available: <JoinGate />, joined: <JoinedAction />, joinedTitle: t.joined, mark: <TestMark />, next }}
        offer={<DiscountOffer />}
        card={<HeadCard asset={asset} onAsset={setAsset} />}
      >
        <Body asset={asset} onAsset={setAsset} />
      </ActivityPage>
    </ServerState>
  )
}
