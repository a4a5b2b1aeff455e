import { ActivityPage } from '../../shared/activity/activity-page.tsx'
import { Blocks } from '../../shared/activity/blocks/blocks.tsx'
import { activityCode } from '../../shared/conversion/paths.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { Offers } from './parts/offers.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

/** R10: what points are exchanged for, with cost, live availability and validity, and what the person has to spend. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const toRewards = (
    <a className="button button-plain" href="#/myRewards">
      {t.rewards}
    </a>
  )
  return (
    <ServerState>
      <ActivityPage code={activityCode} preview={query.get('preview')} painted={text} actions={{ joined: toRewards }}>
        <Offers />
        <Blocks />
      </ActivityPage>
    </ServerState>
  )
}
