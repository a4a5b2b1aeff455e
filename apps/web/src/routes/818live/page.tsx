import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { Live } from './parts/live.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

/** R8: a session from its countdown to its replay. `code`: of a session; without one, the one under way or next. */
export const Page = ({ query }: PageProps) => {
  const code = query.get('code')
  return (
    <ServerState>
      {/* a session has times of its own, and is watched, not joined */}
      <ActivityPage code="live-818" painted={text} facts={<span hidden />} hasGate={false}>
        <Live key={code} code={code} />
        <Blocks />
      </ActivityPage>
    </ServerState>
  )
}
