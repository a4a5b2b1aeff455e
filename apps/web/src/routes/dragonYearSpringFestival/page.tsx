import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { DrawStateProvider } from './draw-state.tsx'
import { DrawAction } from './parts/draw-action.tsx'
import { DrawOffer } from './parts/draw-offer.tsx'
import { DrawParts } from './parts/draw-parts.tsx'
import { text as drawText } from './parts/draw-text.ts'
import { resultsId } from './parts/part-ids.ts'
import { PrizeWall } from './parts/prize-wall.tsx'
import { text } from './text.ts'

export { text }

/** R24: a draw whose seed is committed before and revealed afterwards, so that anyone can repeat it. */
export const Page = ({ query }: PageProps) => {
  const t = useText(drawText)
  // the panel behind the sheet has the button, and gets the focus
  const next = { label: t.drawNow, onPress: () => undefined }
  return (
    <ServerState>
      <DrawStateProvider>
        <ActivityPage
          code={query.get('code') ?? 'spring-festival-draw'}
          preview={query.get('preview')}
          painted={text}
          actions={{
            signIn: t.signIn,
            joined: <DrawAction />,
            joinedWaits: true,
            next,
            ended: { label: t.seeResults, part: resultsId },
          }}
          offer={<DrawOffer />}
          card={<PrizeWall />}
        >
          <DrawParts />
          <Blocks />
        </ActivityPage>
      </DrawStateProvider>
    </ServerState>
  )
}
