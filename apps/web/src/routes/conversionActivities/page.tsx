import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { showPart } from '../../shared/activity/show-part.ts'
import { activityCode } from '../../shared/conversion/paths.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { JoinedAction, offersId } from './parts/joined-action.tsx'
import { Offers } from './parts/offers.tsx'
import { PointsCard } from './parts/points-card.tsx'
import { PointsOffer } from './parts/points-offer.tsx'
import { VisitorStep } from './parts/visitor-step.tsx'
import { text } from './text.ts'

export { text }

/**
 * R10: the vouchers that points are exchanged for, with cost, live availability and validity, and the person's points.
 */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const next = { label: t.toOffers, onPress: () => showPart(offersId) }
  return (
    <ServerState>
      <ActivityPage
        code={activityCode}
        preview={query.get('preview')}
        painted={text}
        actions={{ nextStep: <VisitorStep />, signIn: t.signIn, joined: <JoinedAction />, next }}
        offer={<PointsOffer />}
        card={<PointsCard />}
      >
        <Offers />
        <Blocks />
      </ActivityPage>
    </ServerState>
  )
}
