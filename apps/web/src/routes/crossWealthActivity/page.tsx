import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { showPart } from '../../shared/activity/show-part.ts'
import { ReadOn } from '../../shared/cross-border/read-on.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { ApplicationOffer } from './parts/application-offer.tsx'
import { ApplicationOutcome } from './parts/application-outcome.tsx'
import { ApplyAction } from './parts/apply-action.tsx'
import { HeroCard } from './parts/hero-card.tsx'
import { applicationId, JoinedAction } from './parts/joined-action.tsx'
import { Period } from './parts/period.tsx'
import { text } from './text.ts'

export { text }

// the partner's part is below the first screen, so its code loads later
const Partner = lazyPart(() => import('./parts/partner.tsx').then((part) => part.Partner))

/** R22: the application for an account with the partner institution, and its state. Also for the mainland. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  const next = { label: t.toApplication, onPress: () => showPart(applicationId) }
  const consent = { name: 'partner_mobile', label: t.consent, why: t.consentWhy } as const
  return (
    <ServerState>
      <ActivityPage
        code="wealth-connect-account"
        painted={text}
        actions={{
          available: <ApplyAction />,
          sheet: { title: t.apply, action: t.send },
          joined: <JoinedAction />,
          joinedTitle: t.applied,
          outcome: <ApplicationOutcome />,
          next,
          consent,
        }}
        offer={<ApplicationOffer />}
        facts={<Period />}
        card={<HeroCard />}
      >
        <Blocks without="join" after={{ kind: 'rewards', part: <Partner /> }} />
        <ReadOn from="account" />
      </ActivityPage>
    </ServerState>
  )
}
