import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { SessionProvider } from './feed/session-context.tsx'
import { Live } from './parts/live.tsx'
import { LiveOffer } from './parts/live-offer.tsx'
import { Session } from './parts/session.tsx'
import { text } from './text.ts'

export { text }

/**
 * R8: a session from its countdown to its replay. `code` selects a session; without it, the current or next one is
 * shown.
 */
export const Page = ({ query }: PageProps) => {
  const code = query.get('code')
  return (
    <ServerState>
      <SessionProvider code={code}>
        {/* a session has its own times and cannot be joined, so the page hides the activity's period and gate */}
        <ActivityPage
          code="live-818"
          painted={text}
          offer={<LiveOffer />}
          card={<Live />}
          facts={<span hidden />}
          isStage
          hasGate={false}
        >
          <Session />
          <Blocks />
        </ActivityPage>
      </SessionProvider>
    </ServerState>
  )
}
