import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { text } from './text.ts'

export { text }

/** R20: one column, rendered from the published version of the activity that the query names. */
export const Page = ({ query }: PageProps) => (
  <ServerState>
    <ActivityPage code={query.get('code')} preview={query.get('preview')} painted={text}>
      <Blocks />
    </ActivityPage>
  </ServerState>
)
