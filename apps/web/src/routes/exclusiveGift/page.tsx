import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { Desk } from './desk.tsx'
import { SubmitAction } from './form/lazy-submit.tsx'
import { ParcelAction } from './parcel/lazy-parcel.tsx'
import { GiftSection } from './parts/gift-section.tsx'
import { text } from './text.ts'

export { text }

/** R17: a gift of one's own choice, where it goes, and its way there. */
export const Page = ({ query }: PageProps) => (
  <ServerState>
    <Desk>
      <ActivityPage
        code="member-gift"
        preview={query.get('preview')}
        painted={text}
        actions={{ available: <SubmitAction />, joined: <ParcelAction /> }}
      >
        <GiftSection />
        <Blocks />
      </ActivityPage>
    </Desk>
  </ServerState>
)
