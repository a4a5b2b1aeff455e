import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { SubmitAction } from './form/lazy-submit.tsx'
import { GiftStateProvider } from './gift-state.tsx'
import { GiftFacts, GiftOffer, ParcelAction } from './parcel/lazy-parcel.tsx'
import { GiftBlocks, GiftSection } from './parts/gift-section.tsx'
import { GiftShelf } from './parts/gift-shelf.tsx'
import { VisitorStep } from './parts/visitor-step.tsx'
import { text } from './text.ts'

export { text }

/** R17: a gift of the person's choice, its address and its delivery. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const moment = { title: t.momentTitle, steps: [t.momentProof, t.momentParcel] }
  return (
    <ServerState>
      <GiftStateProvider>
        <ActivityPage
          code="member-gift"
          preview={query.get('preview')}
          painted={text}
          facts={<GiftFacts />}
          offer={<GiftOffer />}
          card={<GiftShelf />}
          actions={{
            nextStep: <VisitorStep />,
            signIn: t.signIn,
            full: t.full,
            available: <SubmitAction />,
            joined: <ParcelAction />,
            moment,
          }}
        >
          <GiftSection />
          <GiftBlocks />
        </ActivityPage>
      </GiftStateProvider>
    </ServerState>
  )
}
