import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { DeskProvider } from './desk.tsx'
import { DrawAction } from './parts/draw-action.tsx'
import { DrawParts } from './parts/draw-parts.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

/** R24: a draw whose seed is committed before and revealed after, so that everybody can draw it again. */
export const Page = ({ query }: PageProps) => (
  <ServerState>
    <DeskProvider>
      <ActivityPage
        code={query.get('code') ?? 'spring-festival-draw'}
        preview={query.get('preview')}
        painted={text}
        actions={{ joined: <DrawAction /> }}
      >
        <DrawParts />
        <Blocks />
      </ActivityPage>
    </DeskProvider>
  </ServerState>
)
