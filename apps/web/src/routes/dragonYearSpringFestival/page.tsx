import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { JoinAction } from '../../shared/activity/join/join-action.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useOnline } from '../../shared/server/use-online.ts'
import { useText } from '../../shared/text/use-text.ts'
import { DrawStateProvider } from './draw-state.tsx'
import { DrawAction } from './parts/draw-action.tsx'
import { DrawOffer } from './parts/draw-offer.tsx'
import { DrawParts } from './parts/draw-parts.tsx'
import { text as drawText } from './parts/draw-text.ts'
import { PrizeWall } from './parts/prize-wall.tsx'
import { VisitorStep } from './parts/visitor-step.tsx'
import { text } from './text.ts'

export { text }

/** R24: a draw whose seed is committed before and revealed afterwards, so that anyone can repeat it. */
export const Page = ({ query }: PageProps) => {
  const t = useText(drawText)
  const online = useOnline()
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
            nextStep: <VisitorStep />,
            signIn: t.signIn,
            // places limit the joins and say nothing about the prizes
            available: <JoinAction title="" why={[]} isOffline={!online} />,
            joined: <DrawAction />,
            joinedWaits: true,
            next,
            ended: null,
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
