import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { ContentCard, useCardBlock } from './parts/content-card.tsx'
import { text } from './text.ts'

export { text }

const OtherBlocks = () => {
  const shown = useCardBlock()
  return <Blocks {...(shown && { without: shown.kind })} />
}

/** R20: one column, rendered from the published version of the activity that the query names. */
export const Page = ({ query }: PageProps) => (
  <ServerState>
    <ActivityPage code={query.get('code')} preview={query.get('preview')} painted={text} card={<ContentCard />}>
      <OtherBlocks />
    </ActivityPage>
  </ServerState>
)
