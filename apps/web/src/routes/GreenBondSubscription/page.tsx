import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { Below } from '../../shared/ui/below.tsx'
import { BondLadder, BondOffer } from './parts/bond-offer.tsx'
import { EarlierSeries } from './parts/earlier-series.tsx'
import { Facts } from './parts/facts.tsx'
import { PanelAction } from './parts/panel-action.tsx'
import { Series } from './parts/series.tsx'
import { VisitorStep } from './parts/visitor-step.tsx'
import { text } from './text.ts'

export { text }

/** R15: a series of retail bonds from its terms to its allotment, and the account's application for it. */
export const Page = ({ query }: PageProps) => {
  const code = query.get('offering')
  return (
    <ServerState>
      <ActivityPage
        code="green-bond"
        painted={text}
        actions={{ nextStep: <VisitorStep code={code} />, available: <PanelAction code={code} /> }}
        facts={<Facts code={code} />}
        offer={<BondOffer code={code} />}
        card={<BondLadder code={code} />}
      >
        <Series code={code} />
        <Below>
          <Blocks without="join" />
          <EarlierSeries code={code} />
        </Below>
      </ActivityPage>
    </ServerState>
  )
}
