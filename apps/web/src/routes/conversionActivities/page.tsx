import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { activityCode } from '../../shared/conversion/paths.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { JoinedAction } from './parts/joined-action.tsx'
import { Offers } from './parts/offers.tsx'
import { PointsCard } from './parts/points-card.tsx'
import { PointsOffer } from './parts/points-offer.tsx'
import { text } from './text.ts'

export { text }

/**
 * R10: the vouchers that points are exchanged for, with cost, live availability and validity, and the person's points.
 */
export const Page = ({ query }: PageProps) => (
  <ServerState>
    <ActivityPage
      code={activityCode}
      preview={query.get('preview')}
      painted={text}
      actions={{ joined: <JoinedAction /> }}
      offer={<PointsOffer />}
      card={<PointsCard />}
    >
      <Offers />
      <Blocks />
    </ActivityPage>
  </ServerState>
)
