import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { Below } from '../../shared/ui/below.tsx'
import { Facts } from './parts/facts.tsx'
import { Foot } from './parts/foot.tsx'
import { Others } from './parts/others.tsx'
import { Series } from './parts/series.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

/** R15: a series of retail bonds from its terms to its allotment, and the account's application for it. */
export const Page = ({ query }: PageProps) => {
  const code = query.get('offering')
  return (
    <ServerState>
      <ActivityPage
        code="green-bond"
        painted={text}
        actions={{ available: <Foot code={code} /> }}
        facts={<Facts code={code} />}
      >
        <Series code={code} />
        <Below>
          <Blocks without="join" />
          <Others code={code} />
        </Below>
      </ActivityPage>
    </ServerState>
  )
}
