import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Below } from '../../shared/ui/below.tsx'
import { BondLadder, BondOffer } from './parts/bond-offer.tsx'
import { EarlierSeries } from './parts/earlier-series.tsx'
import { Facts } from './parts/facts.tsx'
import { PanelAction } from './parts/panel-action.tsx'
import { Series } from './parts/series.tsx'
import { text } from './text.ts'
import { useBond } from './use-bond.ts'

export { text }

const Bond = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const phase = useBond(code).offering?.phase
  const isBefore = phase === undefined || phase === 'upcoming' || phase === 'open'
  return (
    <ActivityPage
      code="green-bond"
      painted={text}
      actions={{
        signIn: isBefore ? t.signIn : t.signInMine,
        isQuiet: phase !== 'open',
        available: <PanelAction code={code} />,
      }}
      facts={<Facts code={code} />}
      offer={<BondOffer code={code} />}
      card={<BondLadder code={code} />}
    >
      <Series code={code} />
      <Below>
        <Blocks without="join" />
        <EarlierSeries code={code} />
      </Below>
    </ActivityPage>
  )
}

/** R15: a series of retail bonds from its terms to its allotment, and the account's application for it. */
export const Page = ({ query }: PageProps) => (
  <ServerState>
    <Bond code={query.get('offering')} />
  </ServerState>
)
