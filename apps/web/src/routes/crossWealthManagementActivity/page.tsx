import type { Direction } from '@foyer/api/cross-border'
import { useState } from 'react'
import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { showPart } from '../../shared/activity/show-part.ts'
import { ReadOn } from '../../shared/cross-border/read-on.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Below } from '../../shared/ui/below.tsx'
import { selfCheckId } from './check/self-check.tsx'
import { CheckAction } from './parts/check-action.tsx'
import { Directions } from './parts/directions.tsx'
import { QuotaCard } from './parts/quota-card.tsx'
import { QuotaOffer } from './parts/quota-offer.tsx'
import { text } from './text.ts'

export { text }

/** R23: eligibility, remaining quota and products in either direction. Also for the mainland. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  // the address can name the direction to begin with
  const [chosen, setChosen] = useState<Direction>(query.get('direction') === 'northbound' ? 'northbound' : 'southbound')
  const [isChecking, setChecking] = useState(false)
  const startCheck = () => {
    setChecking(true)
    showPart(selfCheckId)
  }
  return (
    <ServerState>
      <ActivityPage
        code="wealth-connect"
        painted={text}
        actions={{ joinedTitle: t.booked, upcoming: <CheckAction onCheck={startCheck} /> }}
        offer={<QuotaOffer chosen={chosen} />}
        card={<QuotaCard chosen={chosen} />}
      >
        <Directions chosen={chosen} onChoose={setChosen} isChecking={isChecking} onCheck={() => setChecking(true)} />
        <Below>
          <Blocks />
          <ReadOn from="check" />
        </Below>
      </ActivityPage>
    </ServerState>
  )
}
