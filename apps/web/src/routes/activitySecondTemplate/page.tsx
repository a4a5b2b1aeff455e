import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { StagePath } from './parts/stage-path.tsx'
import { Tasks } from './parts/tasks.tsx'
import { text } from './text.ts'

export { text }

/** R21: the published content under a list of staged tasks, done in order. */
export const Page = ({ query }: PageProps) => (
  <ServerState>
    <ActivityPage code={query.get('code')} preview={query.get('preview')} painted={text} card={<StagePath />}>
      <Tasks />
      <Blocks />
    </ActivityPage>
  </ServerState>
)
