import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Below } from '../../shared/ui/below.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Funds } from './funds/funds.tsx'
import { JoinGate } from './parts/join-gate.tsx'
import { JoinedAction } from './parts/joined-action.tsx'
import { Risk } from './parts/risk.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

// below the first screen: nobody waits for them there
const KnowledgeTest = lazyPart(() => import('./knowledge/section.tsx').then((part) => part.KnowledgeTest))
const Discount = lazyPart(() => import('./parts/discount.tsx').then((part) => part.Discount))

/** R18: the funds side by side as they are quoted and charge, what one has to know of them, and a discount tied to none. */
export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <ServerState>
      <ActivityPage
        code="virtual-asset-etf"
        painted={text}
        actions={{ available: <JoinGate />, joined: <JoinedAction />, joinedTitle: t.joined }}
      >
        <Risk />
        <Funds />
        <KnowledgeTest />
        <Discount />
        {/* the panel at the foot knows of the test, the author's button would not */}
        <Below>
          <Blocks without="join" />
        </Below>
      </ActivityPage>
    </ServerState>
  )
}
